import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Violation } from '@reelrupee/contract/actions/money';
import type { Database, Queries } from '../../database/database';
import { ACTS, JOURNALS, type LedgerPart, USERS } from './ledgerParts';
import type { SliceTable } from './slices';

/** Enough to see what they have in common; a reply names no more. */
const MOST_VIOLATIONS = 20;

/**
 * Names users, journals and acts that violate an invariant, at most 20. Reads the whole ledger a second time, so it is
 * for a ledger that the check has found not sound.
 */
export async function findViolations(database: Pick<Database, 'longTransaction'>): Promise<Violation[]> {
  const found = [
    ...(await findIn(database, USERS, 'user')),
    ...(await findIn(database, JOURNALS, 'journal')),
    ...(await findIn(database, ACTS, 'act')),
  ];
  return found.slice(0, MOST_VIOLATIONS);
}

async function findIn<Id extends string | number, Name extends string>(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  part: LedgerPart<Id, Name>,
  of: Violation['of'],
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (let after = part.first; found.length < MOST_VIOLATIONS;) {
    const { last, rows } = await longTransaction(async (queries) => {
      const ids = await idsAfter<Id>(queries, part.table, after, part.limit);
      return { last: ids.at(-1), rows: await narrow(queries, part, after, ids) };
    });
    found.push(...rows.map(([invariant, id]) => ({ invariant, of, id: String(id) })));
    if (last === undefined) return found;
    after = last;
    // Calls that have come in meanwhile are begun before the next slice.
    await setImmediate();
  }
  return found;
}

/** Halves the rows until each violation has its row, or enough have one. */
async function narrow<Id extends string | number, Name extends string>(
  queries: Queries,
  part: LedgerPart<Id, Name>,
  after: Id,
  ids: readonly Id[],
): Promise<[Name, Id][]> {
  const last = ids.at(-1);
  if (last === undefined) return [];
  const counts = await part.count(queries, after, last);
  const violated = (Object.keys(counts) as Name[]).filter((name) => counts[name] > 0);
  if (violated.length === 0) return [];
  if (ids.length === 1) return violated.map((name) => [name, last]);
  const firstHalf = ids.slice(0, Math.ceil(ids.length / 2));
  const found = await narrow(queries, part, after, firstHalf);
  if (found.length >= MOST_VIOLATIONS) return found;
  const secondHalf = ids.slice(firstHalf.length);
  return [...found, ...(await narrow(queries, part, firstHalf.at(-1) ?? after, secondHalf))];
}

async function idsAfter<Id extends string | number>(
  queries: Queries,
  table: SliceTable,
  after: Id,
  limit: number,
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select id from ${sql.table(table)} where id > ${after} order by id limit ${limit}`.execute(queries);
  return rows.map(({ id }) => id);
}
