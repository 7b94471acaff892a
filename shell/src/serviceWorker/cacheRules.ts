/** Rules for what the service worker caches, as pure functions. All other requests go to the network untouched. */

export type CacheName = 'pages' | 'releases' | 'posters';

/** A request as the worker sees it. */
export interface RequestFacts {
  method: string;
  url: URL;
  /** Origin of the site. */
  origin: string;
  /** Destination of the request in the browser's terms; `document` is a page load. */
  destination: string;
  /** A range request, as players make them. */
  isPart: boolean;
}

const RELEASE_FILE = /\/(shell|mf-[a-z0-9-]+)\/\d+\.\d+\.\d+[\w.+-]*-[0-9a-zA-Z]+\/[^/]+\.(js|css)$/;
const PAGE = /\/[\w-]*$/;

/**
 * The cache for a request's response, or null. Calls of the provider, range requests and retries under a fresh address
 * are never cached; nor is the composition, by which open tabs learn of releases.
 */
export function cacheFor({ method, url, origin, destination, isPart }: RequestFacts): CacheName | null {
  if (method !== 'GET' || isPart) return null;
  const isOwn = url.origin === origin;
  if (destination === 'document') return isOwn && PAGE.test(url.pathname) ? 'pages' : null;
  if (url.search !== '') return null;
  if (RELEASE_FILE.test(url.pathname)) return 'releases';
  return isOwn && destination === 'image' ? 'posters' : null;
}

const TYPES: Record<CacheName, RegExp> = {
  pages: /^text\/html/,
  releases: /^(text|application)\/(javascript|css)/,
  posters: /^image\//,
};

/**
 * True if a response may be cached: status 200, not redirected, expected type. A captive portal's log-in page fails
 * this.
 */
export function isCacheable(
  store: CacheName,
  response: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && !response.redirected && TYPES[store].test(type);
}
