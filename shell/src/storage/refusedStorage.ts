/**
 * A browser that refuses cookies refuses storage too: reading `localStorage` throws, and the app would not start.
 * In its place, what is stored lasts as long as the page. Imported before modules that read storage when they load.
 */

/** As in the browser's own, its items are its properties, so that their keys can be listed. */
class PageStorage {
  [item: string]: unknown;

  get length() {
    return Object.keys(this).length;
  }

  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, value: string) {
    this[key] = value;
  }

  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }

  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

try {
  // Both are refused together, and the first access to the other takes long.
  void window.sessionStorage;
} catch {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new PageStorage() });
}

export {};
