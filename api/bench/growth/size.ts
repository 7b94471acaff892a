import { sql } from 'kysely';
import type { Database } from '../../src/database/database';

/** Bytes of the tables that grow with each credited reel, with their indexes, for one credit. */
export async function bytesPerCredit({ queries }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid)::float8 / (select count(*) from watches) as bytes
    from pg_class where relkind in ('r', 'p') and relname in ('watches', 'journals', 'entries')
    order by relname`.execute(queries);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
}
