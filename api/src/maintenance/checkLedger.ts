import type { Database } from '../database/database';
import { checkInvariants } from '../ledger/invariants';
import { claim } from './claim';

/** Checks the whole ledger if no process has done so within a day, and records the number of violations. */
export async function checkLedgerDaily(database: Database, now: Date): Promise<number | null> {
  if (!(await claim(database.queries, 'ledgerCheck', now))) return null;
  const counts = Object.values(await database.longTransaction(checkInvariants));
  const violations = counts.reduce((sum, count) => sum + count, 0);
  await database.queries
    .updateTable('maintenance_runs')
    .set({ violations })
    .where('job', '=', 'ledgerCheck')
    .execute();
  return violations;
}
