import { expect } from 'vitest';
import type { Database, Queries } from '../database/database';
import { checkInvariants } from '../ledger/invariants/invariants';

/** The names of the violated invariants. */
export async function brokenInvariants(queries: Queries): Promise<string[]> {
  const counts = Object.entries(await checkInvariants(queries));
  return counts.filter(([, count]) => count !== 0).map(([name]) => name);
}

/** Fails if a ledger invariant is violated, naming it. */
export async function expectInvariants({ queries }: Pick<Database, 'queries'>): Promise<void> {
  expect(await brokenInvariants(queries)).toEqual([]);
}
