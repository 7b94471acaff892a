/** The name of the chunk of a route's screen. */
export function chunkName(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}
