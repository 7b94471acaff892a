import { useSyncExternalStore } from 'react';

/** Values by key that outlive the components that show them, for as long as the page is open. */
export interface KeyedStore<Value> {
  get: (key: string) => Value;
  set: (key: string, value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store whose keys all begin with the same value. */
export function keyedStore<Value>(first: Value): KeyedStore<Value> {
  const values = new Map<string, Value>();
  const listeners = new Set<() => void>();
  return {
    get: (key) => values.get(key) ?? first,
    set: (key, value) => {
      if (values.get(key) === value) return;
      values.set(key, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a key; draws again when it changes. */
export function useKeyed<Value>(store: KeyedStore<Value>, key: string): Value {
  return useSyncExternalStore(store.subscribe, () => store.get(key));
}
