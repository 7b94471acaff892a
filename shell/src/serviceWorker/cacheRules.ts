/** What the service worker keeps, decided from plain facts. What is not named here goes to the network untouched. */

export type CacheName = 'pages' | 'releases' | 'posters';

/** A request as the worker sees it. */
export interface RequestFacts {
  method: string;
  url: URL;
  /** Origin of the site. */
  origin: string;
  /** What the browser wants it for; `document` is a load of a page. */
  destination: string;
  /** A part of a file is asked for, as players do. */
  isPart: boolean;
}

const RELEASE_FILE = /\/(shell|mf-[a-z0-9-]+)\/\d+\.\d+\.\d+[\w.+-]*-[0-9a-zA-Z]+\/[^/]+\.(js|css)$/;
const PAGE = /\/[\w-]*$/;

/**
 * Where the answer of a request is kept, or null. Calls of the provider, parts of files and retries under a fresh
 * address are never kept; nor is the composition, by which open tabs learn of releases.
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

/** Whether an answer is one to keep: whole, well, and what was asked for. A portal's log-in page is none of it. */
export function isCacheable(
  store: CacheName,
  response: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && !response.redirected && TYPES[store].test(type);
}
