/** A request of a page, and what had to be there before it was made. */
export interface AskedFor {
  url: string;
  kind: 'page' | 'code' | 'data' | 'other';
  /** The page for what the parser found; the scripts on the stack, at any depth, for what a script asked for. */
  initiators: readonly string[];
}

/**
 * How many requests deep each one is: the page is 0, what it names is 1, what that asks for is 2. All scripts
 * whose functions were on the way to a request had to be there first, so the deepest of them counts.
 */
export function depthsOf(requests: readonly AskedFor[]): Map<string, number> {
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
