import type { Queries } from '../database/database';

/** Locks the user's row until the transaction ends, which serializes all recharges of one user. */
export async function lockUser(queries: Queries, userId: string): Promise<{ frozen: boolean }> {
  const row = await queries
    .selectFrom('users')
    .select('frozen_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return { frozen: Boolean(row?.frozen_at) };
}
