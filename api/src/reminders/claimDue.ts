import { IST_OFFSET_MS } from '@reelrupee/contract/constants';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { isLive } from '../sessions/session';
import { istDay } from '../time/istDay';
import { isForKey } from './subscriptions';

/** After an outage a reminder is sent up to this many hours late; later it would come at an hour that nobody chose. */
const LATEST_HOURS = 2;

/** The hour of the day in IST, 0 to 23. */
export function istHour(instant: Date): number {
  return new Date(instant.getTime() + IST_OFFSET_MS).getUTCHours();
}

/**
 * Claims today's reminder of at most `limit` users whose hour has come and who have a device for this key, and gives
 * their ids. The claim is committed before anything is sent and is unique for a user and day, so any number of
 * processes send each reminder at most once.
 */
export async function claimDue(
  queries: Queries,
  publicKey: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const hour = istHour(now);
  const day = istDay(now);
  const { rows } = await sql<{ user_id: string }>`
    with due as (
      select user_id from reminders
      where hour between ${Math.max(0, hour - LATEST_HOURS)} and ${hour}
        and exists (select from push_subscriptions join sessions using (token_hash)
          where push_subscriptions.user_id = reminders.user_id and ${isForKey(publicKey)} and ${isLive(now)})
        and not exists (select from sent_reminders
          where sent_reminders.user_id = reminders.user_id and day = ${day})
      order by user_id limit ${limit} for update skip locked)
    insert into sent_reminders (user_id, day, claimed_at)
    select user_id, ${day}::date, ${now} from due
    on conflict do nothing returning user_id`.execute(queries);
  return rows.map(({ user_id: userId }) => userId);
}
