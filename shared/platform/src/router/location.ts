/** An address of the app, in its parts. */
export interface Path {
  pathname: string;
  /** Empty, or with its question mark. */
  search: string;
  /** Empty, or with its number sign. */
  hash: string;
}

/** An entry of the history, as screens see it. */
export interface Location extends Path {
  /** The navigation state; null where the entry has none. It survives a reload. */
  state: unknown;
  /** Tells two entries of the same address apart. */
  key: string;
}

/** Target of a link: an address, absolute or relative to the current one, or the parts that differ from it. */
export type To = string | Partial<Path>;

/** Never requested: `URL` needs an origin, and an address of the app has none. */
const ORIGIN = 'https://app.invalid';

/** The address of a location. */
export function createPath({ pathname, search, hash }: Path): string {
  return `${pathname}${search}${hash}`;
}

/**
 * The address that `to` names, relative to a path of the app; whole if it is of another site. What is no address is returned
 * as it is, and left to the browser.
 */
export function resolveAddress(to: To, from: string): string {
  const text = typeof to === 'string' ? to : createPath({ pathname: from, search: '', hash: '', ...to });
  try {
    // Two slashes at its start would make it the address of another site.
    const url = new URL(text.replace(/^[/\\]{2,}/, '/'), `${ORIGIN}${from}`);
    return url.origin === ORIGIN ? createPath(url) : url.href;
  } catch {
    return text;
  }
}
