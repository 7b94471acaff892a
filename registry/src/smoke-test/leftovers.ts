/** The page's side of a release: what its code has left behind that outlives its screens. */
import { runInContext, type Context } from 'node:vm';

export interface Leftovers {
  intervals: number;
  listeners: number;
  elements: number;
  /** Names of new global variables. */
  globals: string[];
  /** Parts of the language that are no longer the original ones, such as `Array.prototype.map`. */
  replaced: string[];
}

/** Counts what goes and stays through the functions that it gives a page as globals. */
export class LeftoverCounter {
  #intervals = new Set<number>();
  #nextInterval = 1;
  #listeners = 0;
  #elements = 0;

  readonly globals = {
    setInterval: () => {
      this.#intervals.add(this.#nextInterval);
      return this.#nextInterval++;
    },
    clearInterval: (id: number) => this.#intervals.delete(id),
    addEventListener: () => void this.#listeners++,
    removeEventListener: () => void this.#listeners--,
  };

  /** Adds an element to the page's body. */
  readonly addElement = (): void => {
    this.#elements++;
  };

  /** Remembers the page as it is before the release is loaded. Gives what has changed since, at any time. */
  watch(window: Context): () => Leftovers {
    const before = new Set(Object.keys(window));
    const replaced = runInContext(`(${replacedBuiltIns.toString()})()`, window) as () => string[];
    return () => ({
      intervals: this.#intervals.size,
      listeners: Math.max(0, this.#listeners),
      elements: this.#elements,
      globals: Object.keys(window).filter((name) => !before.has(name)),
      replaced: replaced(),
    });
  }
}

/**
 * Runs in the page, whose built-ins are not this process's, so it refers to nothing around it. It uses none of the
 * built-ins once a release may have changed them.
 */
function replacedBuiltIns(): () => string[] {
  const { defineProperty, getOwnPropertyDescriptor, is } = Object;
  const names = [
    'Object',
    'Function',
    'Array',
    'String',
    'Number',
    'Boolean',
    'RegExp',
    'Promise',
    'Map',
    'Set',
  ];
  const parts: [object: object, key: PropertyKey, part: PropertyDescriptor, name: string][] = [];
  for (const name of [...names, 'WeakMap', 'Symbol', 'JSON', 'Math', 'Reflect']) {
    const builtIn = Reflect.get(globalThis, name) as { prototype?: object };
    for (const [object, path] of [
      [builtIn, name] as const,
      [builtIn.prototype, `${name}.prototype`] as const,
    ]) {
      for (const key of object ? Reflect.ownKeys(object) : []) {
        const part = object && getOwnPropertyDescriptor(object, key);
        if (object && part) parts[parts.length] = [object, key, part, `${path}.${String(key)}`];
      }
    }
  }
  const count = parts.length;
  return () => {
    const replaced: string[] = [];
    for (let index = 0; index < count; index++) {
      const entry = parts[index];
      if (!entry) continue;
      const part = getOwnPropertyDescriptor(entry[0], entry[1]);
      if (part && is(part.value, entry[2].value) && part.get === entry[2].get && part.set === entry[2].set)
        continue;
      defineProperty(replaced, replaced.length, { value: entry[3], enumerable: true });
    }
    return replaced;
  };
}
