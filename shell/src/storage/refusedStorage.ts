/**
 * A browser that refuses cookies refuses storage too: reading `localStorage` throws, and the app would not start. In the
 * web view of an Android app that leaves storage off, it is null. In its place, what is stored lasts as long as the page.
 * Imported before modules that read storage when they load.
 */
try {
  // Throws in both cases. Both storages are refused together.
  void window.localStorage.length;
} catch {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: pageStorage() });
}

function pageStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

export {};
