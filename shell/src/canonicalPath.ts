/** Removes slashes at the end of the page's path: routes, frame and navigation compare paths as they are. */
export function removeTrailingSlash(): void {
  const { origin, pathname, search, hash } = window.location;
  const canonical = pathname.replace(/(.)\/+$/, '$1');
  // With the origin, since //name alone is an address of another host.
  if (canonical !== pathname) history.replaceState(history.state, '', origin + canonical + search + hash);
}
