/**
 * Replaces the browser objects that code uses while a page loads it: each property, call and instance of it is itself,
 * so that the code keeps running.
 */
export const NOTHING: object = new Proxy(Object, {
  get: (_target, key) => answerTo(key),
  has: () => true,
  set: () => true,
  apply: () => NOTHING,
  construct: () => NOTHING,
});

/** Completes a partial object: every other property is nothing. */
export function orNothing(known: Record<string, unknown>): Record<string, unknown> {
  return new Proxy(known, {
    get: (target, key): unknown => (key in target ? Reflect.get(target, key) : answerTo(key)),
  });
}

function answerTo(key: string | symbol): unknown {
  // As text it is empty, as a list it has no elements, and awaiting it resolves at once.
  if (key === Symbol.toPrimitive) return () => '';
  if (key === Symbol.iterator) return () => [].values();
  return typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : NOTHING;
}
