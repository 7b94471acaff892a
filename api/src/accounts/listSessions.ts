import type { ActionData } from '@reelrupee/contract/actions';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { isLive, type Session } from '../sessions/session';

const LIMIT = 50;
/** Hexadecimal digits of a token's hash that identify a session within its user. */
const SESSION_ID_LENGTH = 16;

/** The user's live sessions, the latest used first; at most 50. `tokenHash` is that of the caller's own session. */
export async function listSessions(
  queries: Queries,
  session: Pick<Session, 'userId' | 'tokenHash'>,
  now: Date,
): Promise<ActionData<'getUserSessions'>> {
  const rows = await queries
    .selectFrom('sessions')
    .select(['token_hash', 'address', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', session.userId)
    .where(isLive(now))
    .orderBy('last_seen_at', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({
    _id: row.token_hash.toString('hex').slice(0, SESSION_ID_LENGTH),
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.token_hash.equals(session.tokenHash),
  }));
}

/** Ends the user's session with this id of the list; without one nothing changes, so the call can be repeated. */
export async function endListedSession(
  queries: Queries,
  userId: string,
  id: string,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where(sql`left(encode(token_hash, 'hex'), ${SESSION_ID_LENGTH}::integer)`, '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
