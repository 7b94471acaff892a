/**
 * The language's own objects, which every team's code shares. A release that replaces a part of them, such as
 * `Array.prototype.map`, would break the others: the original is put back, and the release is refused.
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
  JSON,
  Math,
  Reflect,
];

type Parts = [key: PropertyKey, part: PropertyDescriptor][];

const originals = new Map<object, Parts>(SHARED.map((object) => [object, partsOf(object)]));

function partsOf(object: object): Parts {
  const descriptors = Object.getOwnPropertyDescriptors(object) as Record<PropertyKey, PropertyDescriptor>;
  return Reflect.ownKeys(descriptors).map((key) => [key, descriptors[key] ?? {}]);
}

/** Puts back what a release has replaced. Throws a LoadError that names it, if there is any. */
export function checkBuiltIns(container: string): void {
  const replaced = restoreBuiltIns();
  if (replaced.length > 0) throw new LoadError('evaluation', `${container} replaced ${replaced.join(', ')}.`);
}

/** Puts back what was replaced or removed. Gives the names of these parts; additions are left alone. */
export function restoreBuiltIns(): string[] {
  const changed: string[] = [];
  // No method of what may have been replaced is called on the way.
  for (const [object, parts] of originals) {
    for (const [key, part] of parts) {
      if (isSame(Object.getOwnPropertyDescriptor(object, key), part)) continue;
      Object.defineProperty(object, key, part);
      changed.push(String(key));
    }
  }
  return changed;
}

function isSame(now: PropertyDescriptor | undefined, { value, get, set }: PropertyDescriptor): boolean {
  return now !== undefined && Object.is(now.value, value) && now.get === get && now.set === set;
}
