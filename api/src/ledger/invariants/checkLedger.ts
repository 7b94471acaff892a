import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '../../database/database';
import type { Invariants } from './invariants';
import { ACTS, JOURNALS, type LedgerPart, USERS } from './ledgerParts';
import { type SliceTable, sliceEnd } from './slices';

/**
 * Checks the whole ledger slice by slice while it is in use. A slice is read from one snapshot; journals and acts that
 * are added during the check are left out. Each slice is a transaction without time limits: a restore or a migration may
 * hold its tables for as long as it takes.
 */
export async function checkLedger(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  limits = { acts: ACTS.limit, journals: JOURNALS.limit, users: USERS.limit },
): Promise<Invariants> {
  const [lastAct, lastJournal] = await longTransaction(async (queries) => [
    await lastId(queries, ACTS.table),
    await lastId(queries, JOURNALS.table),
  ]);
  return {
    ...(await inSlices(longTransaction, { ...ACTS, limit: limits.acts }, lastAct)),
    ...(await inSlices(longTransaction, { ...JOURNALS, limit: limits.journals }, lastJournal)),
    ...(await inSlices(longTransaction, { ...USERS, limit: limits.users })),
  };
}

/** Adds up the violations of all slices, up to the row `last`; the last slice is empty. */
async function inSlices<Id extends string | number, Name extends string>(
  longTransaction: Database['longTransaction'],
  { table, first, limit, count }: LedgerPart<Id, Name>,
  last?: Id,
): Promise<Record<Name, number>> {
  const total: Partial<Record<Name, number>> = {};
  for (let after = first; ;) {
    const { upTo, counts } = await longTransaction(async (queries) => {
      const end = await sliceEnd<Id>(queries, table, { after, ...(last !== undefined && { last }), limit });
      return { upTo: end, counts: await count(queries, after, end ?? after) };
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
