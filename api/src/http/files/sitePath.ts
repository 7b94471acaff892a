/** The target of a GET below the site's root. */
export type SitePath =
  /** An immutable file: its folder's name contains a hash of the content. */
  | { kind: 'release-file'; path: string }
  /** A file that may change with any release. */
  | { kind: 'file'; path: string }
  /** A screen of the app, served as HTML. */
  | { kind: 'route'; path: string }
  | { kind: 'invalid' };

/** `<name>/<version>-<hash>/…`, as published by the release command. */
const RELEASE = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[\w.+-]*-[0-9a-zA-Z]{6,}\//;
const EXTENSION = /\.[A-Za-z0-9]{1,12}$/;

/** Classifies a URL's path without looking at the file system. */
export function parseSitePath(urlPath: string): SitePath {
  const path = decode(urlPath);
  if (path === null || path.includes('\0') || path.includes('\\')) return { kind: 'invalid' };
  if (path.split('/').some((part) => part.startsWith('.'))) return { kind: 'invalid' };
  if (RELEASE.test(path)) return { kind: 'release-file', path };
  return EXTENSION.test(path) ? { kind: 'file', path } : { kind: 'route', path };
}

function decode(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return null;
  }
}
