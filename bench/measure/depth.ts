/** A request of a page, with its initiators. */
export interface PageRequest {
  url: string;
  kind: 'page' | 'code' | 'data' | 'other';
  /** The page for a request of the parser; the scripts on the stack, at any depth, for a request of a script. */
  initiators: readonly string[];
}

/**
 * The depth of each request: the page is 0, a file that it names is 1, a file that this requests is 2. All scripts with
 * functions on the stack of a request had to arrive first, so the deepest of them counts.
 */
export function depthsOf(requests: readonly PageRequest[]): Map<string, number> {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const depths = new Map<string, number>();
  const depthOf = (url: string, below: readonly string[]): number => {
    const known = depths.get(url);
    if (known !== undefined) return known;
    const request = byUrl.get(url);
    if (!request || request.kind === 'page') return 0;
    const before = request.initiators.filter((initiator) => initiator !== url && !below.includes(initiator));
    const depth = 1 + Math.max(0, ...before.map((initiator) => depthOf(initiator, [...below, url])));
    depths.set(url, depth);
    return depth;
  };
  for (const { url } of requests) depths.set(url, depthOf(url, []));
  return depths;
}
