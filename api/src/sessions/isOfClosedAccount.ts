import type { Queries } from '../database/database';
import { hashToken } from './session';

/** True if the token is of a session whose account is closed. */
export async function isOfClosedAccount(queries: Queries, token: string): Promise<boolean> {
  if (token === '') return false;
  const closed = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('token_hash', '=', hashToken(token))
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return closed !== undefined;
}
