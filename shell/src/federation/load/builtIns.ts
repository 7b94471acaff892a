/**
 * The language's own objects and the browser's storage, which every team's code shares. A release that replaces a part
 * of them, such as `Array.prototype.map`, would break the others: the original is put back, and the release is refused.
 * Others, such as `fetch`, are left alone: extensions and tools of analysis replace those, too.
 */
import { rememberHungRelease } from './bootSentinel';
import type { Container } from './containers';
import { LoadError } from './loadError';

const CONSTRUCTORS = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  RegExp,
  Promise,
  Map,
  Set,
  WeakMap,
  Symbol,
];
const SHARED = [
  ...CONSTRUCTORS,
  ...CONSTRUCTORS.map(({ prototype }): object => prototype),
  Storage.prototype,
  JSON,
  Math,
  Reflect,
];

type Part = [object: object, key: PropertyKey, part: PropertyDescriptor];

// They are called when a release may have replaced them.
const { getOwnPropertyDescriptor, is } = Object;
// Gives false for a frozen part, where that of Object throws.
const { defineProperty } = Reflect;

/** The first release that has frozen parts: they stay as they are until the page is reloaded. */
export let frozenBy: Container | undefined;

const originals: (Part | undefined)[] = SHARED.flatMap((object) =>
  Reflect.ownKeys(object).map((key): Part => [object, key, getOwnPropertyDescriptor(object, key) ?? {}]),
);

/**
 * Puts back what a release has replaced. Throws a LoadError that names it, if there is any. A release that has frozen parts
 * is rejected in this browser, at once: the page may not survive to do it later.
 */
export function checkBuiltIns(container: Container): void {
  const replaced = restoreBuiltIns(container);
  if (replaced.length === 0) return;
  if (frozenBy === container) rememberHungRelease(container.remote, container.release.id);
  throw new LoadError('evaluation', `${container.name} changed ${replaced.join(', ')}.`);
}

/**
 * Puts back what was replaced or removed. Gives the names of these parts; additions are left alone. A frozen part cannot
 * be put back: it is named once, so that no later release than the one of `container` is refused for it.
 */
export function restoreBuiltIns(container?: Container): string[] {
  const changed: string[] = [];
  let index = originals.length;
  // No method of a list is called before all of them are the original ones again.
  while (index--) {
    const [object, key, part] = originals[index] ?? [];
    if (!object || key === undefined || !part || isSame(getOwnPropertyDescriptor(object, key), part))
      continue;
    changed[changed.length] = String(key);
    if (defineProperty(object, key, part)) continue;
    frozenBy ??= container;
    originals[index] = undefined;
  }
  return changed;
}

function isSame(now: PropertyDescriptor | undefined, part: PropertyDescriptor): boolean {
  for (const name in part) {
    const field = name as keyof PropertyDescriptor;
    if (!is(now?.[field], part[field])) return false;
  }
  return true;
}
