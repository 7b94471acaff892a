import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** Names of the applied migrations, in order. */
export async function appliedMigrations(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    queries,
  );
  return rows.map(({ name }) => name);
}
