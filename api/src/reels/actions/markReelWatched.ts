import type { ValidPayload } from '@reelrupee/contract/actions';
import { WATCHED_SHARE } from '@reelrupee/contract/constants';
import { toRupees } from '@reelrupee/contract/money';
import type { QueryConfig } from 'pg';
import type { Database } from '../../database/database';
import { done, type Outcome, refuse, type SelfAuthenticatingHandler } from '../../action/handler';
import { hashToken, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../../sessions/session';
import { istDay } from '../../time/istDay';
import { midnightGraceDay } from '../midnightGrace';

interface Row {
  outcome: string;
  earned_paise: number;
  watched_today: number;
  total_today: number;
  wait_ms: number;
}

/** The statement that credits a reel of an IST day, for the bearer of `token` at the instant `now`. */
export function markStatement(
  payload: ValidPayload<'markReelWatched'>,
  token: string,
  now: Date,
  day = istDay(now),
): QueryConfig {
  return {
    name: 'mark_reel_watched',
    text: 'select * from mark_reel_watched($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      hashToken(token),
      payload.userId,
      payload.planId,
      payload.videoId,
      now,
      day,
      WATCHED_SHARE,
      `${SESSION_IDLE_MS} milliseconds`,
      `${SESSION_ABSOLUTE_MS} milliseconds`,
    ],
  };
}

/** One round trip, the check of the session included; the judgement is the database's (its migration says why). */
export const markReelWatched: SelfAuthenticatingHandler<'markReelWatched'> = async (
  { payload, token },
  { database, clock },
) => {
  const now = clock.now();
  const row = await mark(database, markStatement(payload, token, now));
  if (row.outcome !== 'not_in_feed' && row.outcome !== 'plan_ended') return outcomeOf(row);
  const day = await midnightGraceDay(database.queries, payload, now);
  return outcomeOf(day === null ? row : await mark(database, markStatement(payload, token, now, day)));
};

async function mark({ pool }: Database, statement: QueryConfig): Promise<Row> {
  const { rows } = await pool.query<Row>(statement);
  const [row] = rows;
  if (!row) throw new Error('mark_reel_watched returned nothing');
  return row;
}

function outcomeOf(row: Row): Outcome<'markReelWatched'> {
  switch (row.outcome) {
    case 'credited':
      return done({
        earnWatchReel: toRupees(row.earned_paise),
        reelsWatchedToday: row.watched_today,
        totalReels: row.total_today,
      });
    case 'session_ended':
      return { kind: 'session-ended' };
    case 'forbidden':
      return { kind: 'forbidden' };
    case 'plan_not_active':
      return refuse('planNotActive');
    case 'plan_ended':
      return refuse('planEnded');
    case 'not_in_feed':
      return refuse('notInFeed');
    case 'too_early':
      return refuse('tooEarly', { seconds: Math.ceil(row.wait_ms / 1000) });
    default:
      throw new Error(`mark_reel_watched answered ${row.outcome}`);
  }
}
