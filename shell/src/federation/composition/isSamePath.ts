/** True if a path opens the screen of a route: with or without a slash at its end, in capitals or not. */
export function isSamePath(routePath: string, path: string): boolean {
  return routePath.toLowerCase() === (path.replace(/\/+$/, '') || '/').toLowerCase();
}
