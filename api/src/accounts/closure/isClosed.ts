import type { Queries } from '../../database/database';

/** Tells if an account is closed; keeps it open until the transaction ends, if it is not. */
export async function isClosed(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .select('closed_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  return row.closed_at !== null;
}
