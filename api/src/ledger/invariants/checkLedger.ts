import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Queries } from '../../database/database';
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
 * are added during the check are left out.
 */
export async function checkLedger(queries: Queries, slice = SLICE): Promise<Invariants> {
  const lastAct = await lastId(queries, 'admin_acts');
  const lastJournal = await lastId(queries, 'journal_rows');
  return {
    ...(await inSlices(
      0,
      (after) => sliceEnd<number>(queries, 'admin_acts', { after, last: lastAct, limit: slice.acts }),
      (after, upTo) => countViolations(queries, actInvariants(after, between(after, upTo))),
    )),
    ...(await inSlices(
      0,
      (after) =>
        sliceEnd<number>(queries, 'journal_rows', { after, last: lastJournal, limit: slice.journals }),
      (after, upTo) => countViolations(queries, journalInvariants(between(after, upTo))),
    )),
    ...(await inSlices(
      '',
      (after) => sliceEnd<string>(queries, 'users', { after, limit: slice.users }),
      (after, upTo) =>
        countViolations(queries, userInvariants(between(after, upTo)), watchSums(between(after, upTo))),
    )),
  };
}

/** Adds up the violations of all slices after `first`; the last slice is empty. */
async function inSlices<Id, Name extends string>(
  first: Id,
  endAfter: (after: Id) => Promise<Id | null>,
  check: (after: Id, upTo: Id) => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const total: Partial<Record<Name, number>> = {};
  for (let after = first; ;) {
    const upTo = await endAfter(after);
    const counts = await check(after, upTo ?? after);
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
