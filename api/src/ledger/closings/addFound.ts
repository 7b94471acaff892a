import type { Invariants } from '../invariants/invariants';

type Found = Partial<Invariants>;

/** The violations of both by invariant, without the invariants that hold. */
export function addFound(one: Found, other: Found): Found {
  const total: Found = {};
  for (const found of [one, other]) {
    for (const [name, count] of Object.entries(found) as [keyof Invariants, number][]) {
      if (count > 0) total[name] = (total[name] ?? 0) + count;
    }
  }
  return total;
}
