import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import { ACT_INVARIANTS } from './actInvariants';
import { countViolations, type Invariants } from './invariants';
import { journalInvariants } from './journalInvariants';
import { between } from './scope';
import { userInvariants, watchSums } from './userInvariants';

/** Rows that one statement looks at: few enough that nobody waits on the embedded database, whose statements queue. */
const SLICE = { users: 500, journals: 10_000 };

/**
 * Checks the whole ledger slice by slice while it is in use. A slice is read from one snapshot; what is added behind
 * the slices belongs to the next check.
 */
export async function checkLedger(queries: Queries, slice = SLICE): Promise<Invariants> {
  return {
    ...(await countViolations(queries, ACT_INVARIANTS)),
    ...(await inSlices(
      0,
      (after) => lastOf<number>(queries, 'journal_rows', after, slice.journals),
      (after, upTo) => countViolations(queries, journalInvariants(between(after, upTo))),
    )),
    ...(await inSlices(
      '',
      (after) => lastOf<string>(queries, 'users', after, slice.users),
      (after, upTo) =>
        countViolations(queries, userInvariants(between(after, upTo)), watchSums(between(after, upTo))),
    )),
  };
}

/** Adds up the violations of all slices after `first`; the last slice is empty. */
async function inSlices<Id, Name extends string>(
  first: Id,
  lastAfter: (after: Id) => Promise<Id | null>,
  check: (after: Id, upTo: Id) => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const total: Partial<Record<Name, number>> = {};
  for (let after = first; ;) {
    const upTo = await lastAfter(after);
    const counts = await check(after, upTo ?? after);
    for (const name of Object.keys(counts) as Name[]) total[name] = (total[name] ?? 0) + counts[name];
    if (upTo === null) return total as Record<Name, number>;
    after = upTo;
  }
}

/** The last id of the slice after an id; null where nothing follows. */
async function lastOf<Id extends string | number>(
  queries: Queries,
  table: 'journal_rows' | 'users',
  after: Id,
  limit: number,
): Promise<Id | null> {
  const { rows } = await sql<{ id: Id | null }>`select max(id) as id from (
    select id from ${sql.table(table)} where id > ${after} order by id limit ${limit}) as slice`.execute(
    queries,
  );
  return rows[0]?.id ?? null;
}
