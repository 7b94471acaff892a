import type { Queries } from '../database/database';
import type { Session } from './session';

/**
 * Tells if the session is still open. What would end it waits for the transaction: a reset of the password, or the
 * closing of the account.
 */
export async function keepsSession(queries: Queries, { userId, tokenHash }: Session): Promise<boolean> {
  await queries.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const open = await queries
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}
