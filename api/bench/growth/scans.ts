import { sql } from 'kysely';
import type { Database } from '../../src/database/database';

/** Rows from which a table is large: one that grows with the number of users. */
const LARGE = 50_000;

/** Lets the counts of scans begin at zero. */
export async function resetScans({ queries }: Database): Promise<void> {
  await sql`select pg_stat_reset()`.execute(queries);
}

/** The large tables that have been read from end to end since; asked on a connection after those that read. */
export async function scannedTables({ queries }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select pg_class.relname as name
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where seq_scan > 0 and reltuples > ${LARGE} order by name`.execute(queries);
  return rows.map(({ name }) => name);
}
