import type { Queries } from '../database/database';

/** Tells if a user is frozen. */
export async function isFrozen(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .select('frozen_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.frozen_at !== null;
}
