import { useSyncExternalStore } from 'react';

/** Values by key that survive unmounting, for as long as the HTML page is open. */
export interface KeyedStore<Value> {
  get: (key: string) => Value;
  set: (key: string, value: Value) => void;
  /** Number of keys with this beginning whose value passes the test. */
  count: (prefix: string, passes: (value: Value) => boolean) => number;
  /** Gives the keys with this beginning the initial value. */
  reset: (prefix: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store in which every key has the same initial value. */
export function keyedStore<Value>(initial: Value): KeyedStore<Value> {
  const values = new Map<string, Value>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => values.get(key) ?? initial,
    set: (key, value) => {
      if (values.get(key) === value) return;
      values.set(key, value);
      notify();
    },
    reset: (prefix) => {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
      notify();
    },
    count: (prefix, passes) =>
      [...values].filter(([key, value]) => key.startsWith(prefix) && passes(value)).length,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a key; re-renders when it changes. */
export function useKeyed<Value>(store: KeyedStore<Value>, key: string): Value {
  return useSyncExternalStore(store.subscribe, () => store.get(key));
}
