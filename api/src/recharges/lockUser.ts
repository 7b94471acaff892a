import type { Queries } from '../database/database';

/** Locks the user's row until the transaction ends, which serializes all recharges of one user. */
export async function lockUser(queries: Queries, userId: string): Promise<void> {
  await queries.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}
