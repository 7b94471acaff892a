import { sql } from 'kysely';
import type { Database } from '../../src/database/database';

/** Bytes for one credit in the tables that grow with it and in their indexes, by table; partitions are added up. */
export async function bytesPerCredit({ queries }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    with parts as (
      select coalesce(inhparent::regclass, pg_class.oid::regclass)::text as name, pg_class.oid from pg_class
        left join pg_inherits on inhrelid = pg_class.oid where relkind = 'r'
    ), credits as (select count(credited_at)::float8 as count from watch_rows)
    select name || ' ' || part as name, bytes / count as bytes from (
      select name, 'rows' as part, sum(pg_table_size(oid)) as bytes from parts group by name
      union all select name, 'indexes', sum(pg_indexes_size(oid)) from parts group by name
    ) as sizes, credits
    where name in ('watch_rows', 'journal_rows', 'entry_rows') order by name, part desc`.execute(queries);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
}
