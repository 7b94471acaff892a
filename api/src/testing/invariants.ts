import { expect } from 'vitest';
import type { Database, Queries } from '../database/database';
import { checkInvariants } from '../ledger/invariants';

/** The names of the ledger's promises that are broken. */
export async function brokenInvariants(queries: Queries): Promise<string[]> {
  const counts = Object.entries(await checkInvariants(queries));
  return counts.filter(([, count]) => count !== 0).map(([name]) => name);
}

/** Fails when any promise of the ledger is broken, naming it. */
export async function expectInvariants({ queries }: Pick<Database, 'queries'>): Promise<void> {
  expect(await brokenInvariants(queries)).toEqual([]);
}
