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
  const found: Violation[] = [];
  await findIn(database, USERS, 'user', found);
  await findIn(database, JOURNALS, 'journal', found);
  await findIn(database, ACTS, 'act', found);
  return found;
}

async function findIn<Id extends string | number, Name extends string>(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  part: LedgerPart<Id, Name>,
  of: Violation['of'],
  found: Violation[],
): Promise<void> {
  for (let after = part.first; found.length < MOST_VIOLATIONS;) {
    const ids = await longTransaction(async (queries) => {
      const slice = await idsAfter<Id>(queries, part.table, after, part.limit);
      await narrow(queries, part, after, slice, (invariant, id) => {
        if (found.length < MOST_VIOLATIONS) found.push({ invariant, of, id: String(id) });
        return found.length < MOST_VIOLATIONS;
      });
      return slice;
    });
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    await setImmediate();
  }
}

/** Halves the rows until each violation has its row. `add` returns false when no more are wanted. */
async function narrow<Id extends string | number, Name extends string>(
  queries: Queries,
  part: LedgerPart<Id, Name>,
  after: Id,
  ids: readonly Id[],
  add: (invariant: Name, id: Id) => boolean,
): Promise<boolean> {
  const last = ids.at(-1);
  if (last === undefined) return true;
  const counts = await part.count(queries, after, last);
  const violated = (Object.keys(counts) as Name[]).filter((name) => counts[name] > 0);
  if (violated.length === 0) return true;
  if (ids.length === 1) return violated.every((name) => add(name, last));
  const middle = Math.ceil(ids.length / 2);
  const first = ids.slice(0, middle);
  if (!(await narrow(queries, part, after, first, add))) return false;
  return narrow(queries, part, first.at(-1) ?? after, ids.slice(middle), add);
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
