import { WATCHED_SHARE } from '@reelrupee/contract/constants';
import type { QueryConfig } from 'pg';
import type { Database } from '../database/database';
import { err, ok, type Result } from '../result';
import { hashToken, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../sessions/session';
import { istDay } from '../time/istDay';

export interface WatchedReel {
  userId: string;
  planId: string;
  videoId: string;
}

export interface Credit {
  earnedPaise: number;
  watchedToday: number;
  totalToday: number;
}

export type CreditError =
  | 'sessionEnded'
  | 'forbidden'
  | 'planNotActive'
  | 'planEnded'
  | 'notInFeed'
  | 'tooEarly'
  | 'accountFrozen';

interface Row {
  outcome: string;
  earned_paise: number;
  watched_today: number;
  total_today: number;
  wait_ms: number;
}

/**
 * Credits a reel of the IST day `day` in one round trip, including the check of the session; the rules are in
 * mark_reel_watched.sql. Crediting a reel again returns the first credit.
 */
export async function creditReel(
  database: Pick<Database, 'statement'>,
  reel: WatchedReel,
  token: string,
  now: Date,
  day = istDay(now),
): Promise<Result<Credit, CreditError>> {
  const { rows } = await database.statement<Row>(creditStatement(reel, token, now, day));
  const [row] = rows;
  if (!row) throw new Error('mark_reel_watched returned no row');
  return toResult(row);
}

/** The prepared statement of `creditReel`. */
export function creditStatement(
  { userId, planId, videoId }: WatchedReel,
  token: string,
  now: Date,
  day = istDay(now),
): QueryConfig {
  return {
    name: 'mark_reel_watched',
    text: 'select * from mark_reel_watched($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      hashToken(token),
      userId,
      planId,
      videoId,
      now,
      day,
      WATCHED_SHARE,
      `${SESSION_IDLE_MS} milliseconds`,
      `${SESSION_ABSOLUTE_MS} milliseconds`,
    ],
  };
}

function toResult(row: Row): Result<Credit, CreditError> {
  switch (row.outcome) {
    case 'credited':
      return ok({
        earnedPaise: row.earned_paise,
        watchedToday: row.watched_today,
        totalToday: row.total_today,
      });
    case 'session_ended':
      return err('sessionEnded');
    case 'forbidden':
      return err('forbidden');
    case 'plan_not_active':
      return err('planNotActive');
    case 'plan_ended':
      return err('planEnded');
    case 'account_frozen':
      return err('accountFrozen');
    case 'not_in_feed':
      return err('notInFeed');
    case 'too_early':
      return err('tooEarly', { seconds: Math.ceil(row.wait_ms / 1000) });
    default:
      throw new Error(`mark_reel_watched returned the unknown outcome ${row.outcome}`);
  }
}
