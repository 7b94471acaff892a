/**
 * The language's own objects and the browser's storage, which every team's code shares. A release that replaces a part
 * of them, such as `Array.prototype.map`, would break the others: the original is put back, and the release is refused.
 * Others, such as `fetch`, are left alone: extensions and tools of analysis replace those, too.
 */
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
const { defineProperty, getOwnPropertyDescriptor, is } = Object;

const originals: readonly Part[] = SHARED.flatMap((object) =>
  Reflect.ownKeys(object).map((key): Part => [object, key, getOwnPropertyDescriptor(object, key) ?? {}]),
);

/** Puts back what a release has replaced. Throws a LoadError that names it, if there is any. */
export function checkBuiltIns(container: string): void {
  const replaced = restoreBuiltIns();
  if (replaced.length > 0) throw new LoadError('evaluation', `${container} replaced ${replaced.join(', ')}.`);
}

/** Puts back what was replaced or removed. Gives the names of these parts; additions are left alone. */
export function restoreBuiltIns(): string[] {
  const changed: string[] = [];
  let index = originals.length;
  // No method of a list is called before all of them are the original ones again.
  while (index--) {
    const [object, key, part] = originals[index] ?? [];
    if (!object || key === undefined || !part || isSame(getOwnPropertyDescriptor(object, key), part))
      continue;
    defineProperty(object, key, part);
    changed[changed.length] = String(key);
  }
  return changed;
}

function isSame(now: PropertyDescriptor | undefined, { value, get, set }: PropertyDescriptor): boolean {
  return now !== undefined && is(now.value, value) && now.get === get && now.set === set;
}
