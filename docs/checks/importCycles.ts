/** Files by the files that they import; a type counts as an import too. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The groups of files that import each other in a circle, each sorted by path.
 * Source: R. Tarjan, "Depth-first search and linear graph algorithms" (1972).
 */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  /** Gives the place in the order of the earliest open file that this one leads to. */
  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    const targets = graph.get(file) ?? [];
    const earliest = targets.map((target) => {
      if (!order.has(target)) return visit(target);
      return open.includes(target) ? (order.get(target) ?? own) : own;
    });
    const lowest = Math.min(own, ...earliest);
    if (lowest === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || targets.includes(file)) cycles.push(group.sort());
    }
    return lowest;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
