import { hash, randomBytes } from 'node:crypto';
import type { AdminRole } from '@reelrupee/contract/adminRoles';
import type { UserType } from '@reelrupee/contract/entities';
import { type RawBuilder, sql } from 'kysely';
import { compileOnce, type ValueOf } from '../database/compileOnce';
import type { Queries } from '../database/database';
import type { Client } from './client';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Idle timeout of a session. */
export const SESSION_IDLE_MS = 14 * DAY_MS;

/** Absolute lifetime of a session. */
export const SESSION_ABSOLUTE_MS = 60 * DAY_MS;

/** `last_seen_at` is updated at most this often, so that reads rarely write. */
const TOUCH_INTERVAL_MS = HOUR_MS;

export interface Session {
  userId: string;
  userType: UserType;
  /** Role of an administrator; those from before there were roles are owners. */
  role: AdminRole;
  tokenHash: Buffer;
  openedAt: Date;
}

/** The SHA-256 of a token, which is stored in place of the token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

const LONGEST_USER_AGENT = 300;

/** Opens a session and returns its token, 32 random bytes; only the hash is stored. */
export async function openSession(
  queries: Queries,
  userId: string,
  now: Date,
  { address, userAgent }: Client = { address: '', userAgent: '' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      ended_at: null,
      address,
      user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
    })
    .execute();
  return token;
}

interface LiveSince {
  seenAfter: Date | RawBuilder<Date>;
  openedAfter: Date | RawBuilder<Date>;
}

/** Instants after which a live session was used and opened. */
function liveSince(now: Date): { seenAfter: Date; openedAfter: Date } {
  return {
    seenAfter: new Date(now.getTime() - SESSION_IDLE_MS),
    openedAfter: new Date(now.getTime() - SESSION_ABSOLUTE_MS),
  };
}

type SessionKey = { tokenHash: Buffer } & ReturnType<typeof liveSince>;

function isLiveSince({ seenAfter, openedAfter }: LiveSince): RawBuilder<boolean> {
  return sql`(sessions.ended_at is null and sessions.last_seen_at > ${seenAfter}
    and sessions.created_at > ${openedAfter})`;
}

/** The condition that a row of `sessions` is live. `mark_reel_watched.sql` has the same one, for its one round trip. */
export function isLive(now: Date): RawBuilder<boolean> {
  return isLiveSince(liveSince(now));
}

/** The live session of a token, or null. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<Session | null> {
  if (token === '') return null;
  const tokenHash = hashToken(token);
  const [row] = await selectSession(queries, { tokenHash, ...liveSince(now) });
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_INTERVAL_MS) {
    await queries
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return {
    userId: row.user_id,
    userType: row.user_type,
    role: row.admin_role ?? 'owner',
    tokenHash,
    openedAt: row.created_at,
  };
}

const selectSession = compileOnce((queries, value: ValueOf<SessionKey>) =>
  queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id',
      'sessions.last_seen_at',
      'sessions.created_at',
      'users.user_type',
      'users.admin_role',
    ])
    .where('token_hash', '=', value('tokenHash'))
    .where(isLiveSince({ seenAfter: value('seenAfter'), openedAfter: value('openedAfter') }))
    .compile(),
);

/** Ends one session, unless it has ended; true if there is such a session. */
export async function endSession(queries: Queries, tokenHash: Buffer, now: Date): Promise<boolean> {
  const session = await queries
    .updateTable('sessions')
    .set({ ended_at: sql`coalesce(ended_at, ${now})` })
    .where('token_hash', '=', tokenHash)
    .returning('ended_at')
    .executeTakeFirst();
  return session !== undefined;
}

/** Ends every session of a user. */
export async function endAllSessions(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a user except this one. */
export async function endOtherSessions(
  queries: Queries,
  { userId, tokenHash }: Session,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}
