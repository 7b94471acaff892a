import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** Names of the migrations that made the schema what it is, in order. */
export async function appliedMigrations(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries,
  );
  return rows.map(({ name }) => name);
}
