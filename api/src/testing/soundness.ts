import { expect } from 'vitest';
import type { Database } from '../database/database';
import { checkInvariants } from '../ledger/invariants';

/** Fails when any promise of the ledger is broken, naming it. */
export async function expectSound(database: Database): Promise<void> {
  const broken = Object.entries(await checkInvariants(database.queries)).filter(([, count]) => count !== 0);
  expect(broken).toEqual([]);
}
