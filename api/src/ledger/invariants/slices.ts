import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database';

export type SliceTable = 'admin_acts' | 'journal_rows' | 'users';

export interface Slice<Id> {
  after: Id;
  /** The last id that belongs to any slice. */
  last?: Id;
  limit: number;
}

/** The last id of the slice after an id; null where nothing follows. */
export async function sliceEnd<Id extends string | number>(
  queries: Queries,
  table: SliceTable,
  { after, last, limit }: Slice<Id>,
): Promise<Id | null> {
  const bound: RawBuilder<unknown> = last === undefined ? sql`` : sql`and id <= ${last}`;
  const { rows } = await sql<{ id: Id | null }>`select max(id) as id from (
    select id from ${sql.table(table)} where id > ${after} ${bound} order by id limit ${limit}) as slice`.execute(
    queries,
  );
  return rows[0]?.id ?? null;
}
