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

/** Target of a link: an address, absolute or seen from the present one, or the parts that differ from the present. */
export type To = string | Partial<Path>;

/** Never requested: `URL` needs an origin, and an address of the app has none. */
const ORIGIN = 'https://app.invalid';

/** The address of a location. */
export function createPath({ pathname, search, hash }: Path): string {
  return `${pathname}${search}${hash}`;
}

/** The address that `to` names, seen from a path of the app; whole if it is of another site. */
export function resolveAddress(to: To, from: string): string {
  const text = typeof to === 'string' ? to : createPath({ pathname: from, search: '', hash: '', ...to });
  // Two slashes at its start would make it the address of another site.
  const url = new URL(text.replace(/^[/\\]{2,}/, '/'), `${ORIGIN}${from}`);
  return url.origin === ORIGIN ? createPath(url) : url.href;
}
