import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '../../database/database';
import { actInvariants } from './actInvariants';
import { countViolations, type Invariants } from './invariants';
import { journalInvariants } from './journalInvariants';
import { between } from './scope';
import { type SliceTable, sliceEnd } from './slices';
import { userInvariants } from './userInvariants';
import { watchSums } from './watchSums';

/** Rows that one statement looks at: few enough that nobody waits on the embedded database, whose statements queue. */
const SLICE = { users: 500, journals: 10_000, acts: 1000 };

/**
 * Checks the whole ledger slice by slice while it is in use. A slice is read from one snapshot; journals and acts that
 * are added during the check are left out. Each slice is a transaction without time limits: a restore or a migration may
 * hold its tables for as long as it takes.
 */
export async function checkLedger(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  slice = SLICE,
): Promise<Invariants> {
  const [lastAct, lastJournal] = await longTransaction(async (queries) => [
    await lastId(queries, 'admin_acts'),
    await lastId(queries, 'journal_rows'),
  ]);
  return {
    ...(await inSlices(
      longTransaction,
      0,
      (queries, after) =>
        sliceEnd<number>(queries, 'admin_acts', { after, last: lastAct, limit: slice.acts }),
      (queries, after, upTo) => countViolations(queries, actInvariants(after, between(after, upTo))),
    )),
    ...(await inSlices(
      longTransaction,
      0,
      (queries, after) =>
        sliceEnd<number>(queries, 'journal_rows', { after, last: lastJournal, limit: slice.journals }),
      (queries, after, upTo) => countViolations(queries, journalInvariants(between(after, upTo))),
    )),
    ...(await inSlices(
      longTransaction,
      '',
      (queries, after) => sliceEnd<string>(queries, 'users', { after, limit: slice.users }),
      (queries, after, upTo) =>
        countViolations(queries, userInvariants(between(after, upTo)), watchSums(between(after, upTo))),
    )),
  };
}

/** Adds up the violations of all slices after `first`; the last slice is empty. */
async function inSlices<Id, Name extends string>(
  longTransaction: Database['longTransaction'],
  first: Id,
  endAfter: (queries: Queries, after: Id) => Promise<Id | null>,
  check: (queries: Queries, after: Id, upTo: Id) => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const total: Partial<Record<Name, number>> = {};
  for (let after = first; ;) {
    const { upTo, counts } = await longTransaction(async (queries) => {
      const end = await endAfter(queries, after);
      return { upTo: end, counts: await check(queries, after, end ?? after) };
    });
    for (const name of Object.keys(counts) as Name[]) total[name] = (total[name] ?? 0) + counts[name];
    if (upTo === null) return total as Record<Name, number>;
    after = upTo;
    // Calls that have come in meanwhile are begun before the next slice.
    await setImmediate();
  }
}

async function lastId(queries: Queries, table: SliceTable): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`.execute(
    queries,
  );
  return rows[0]?.id ?? 0;
}
