/**
 * Stores an item, by default for later visits. What a full storage refuses is lost with the page: code of any remote can
 * fill it, and that must stop neither a screen nor a log-in or log-out.
 */
export function storeItem(key: string, value: string, storage = localStorage): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Full.
  }
}

/** The JSON that is stored under a key; undefined without one, or if code of a remote has spoilt it. */
export function readItem<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as Value;
  } catch {
    return undefined;
  }
}
