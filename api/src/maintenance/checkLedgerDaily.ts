import type { Database } from '../database/database';
import { checkLedger } from '../ledger/invariants/checkLedger';
import { claim } from './claim';

/** Checks the whole ledger if no process has done so within a day, and records the number of violations. */
export async function checkLedgerDaily(
  { queries }: Pick<Database, 'queries'>,
  now: Date,
): Promise<number | null> {
  if (!(await claim(queries, 'ledgerCheck', now))) return null;
  const counts = Object.values(await checkLedger(queries));
  const violations = counts.reduce((sum, count) => sum + count, 0);
  await queries
    .updateTable('maintenance_runs')
    .set({ violations })
    .where('job', '=', 'ledgerCheck')
    .execute();
  return violations;
}
