import { sql } from 'kysely';
import type { Database } from '../../src/database/database';
import { checkLedgerDaily } from '../../src/maintenance/checkLedgerDaily';
import { realClock } from '../../src/time/clock';
import { istDay } from '../../src/time/istDay';

/** One of so many users watches on the day before a later check. */
const SHARE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Describes how long the daily check takes: the first one, which reads everything, and those of two later days, on the
 * second of which a hundredth of the users have ten more credited reels.
 */
export async function timeOfDailyChecks(database: Database): Promise<string> {
  const first = await timeOf(database, 0);
  const idle = await timeOf(database, 1);
  await watchMore(database);
  const moved = await timeOf(database, 2);
  return `Daily check: ${first} the first time, ${idle} on the next day, ${moved} with one of ${SHARE} users moved.`;
}

async function timeOf(database: Database, days: number): Promise<string> {
  const now = new Date(realClock.now().getTime() + days * DAY_MS);
  let longest = 0;
  let slices = 0;
  const timed: Pick<Database, 'queries' | 'transaction'> = {
    queries: database.queries,
    transaction: async (work) => {
      const started = performance.now();
      const result = await database.transaction(work);
      longest = Math.max(longest, performance.now() - started);
      slices += 1;
      return result;
    },
  };
  const started = performance.now();
  const found = await checkLedgerDaily(timed, { now: () => now });
  if (!found || Object.keys(found).length > 0) throw new Error(`Not sound: ${JSON.stringify(found)}`);
  const seconds = (performance.now() - started) / 1000;
  const { rows } = await sql<{ users: number }>`select count(*) as users from user_closings
    where closed_at = ${now}`.execute(database.queries);
  return (
    `${seconds.toFixed(1)} s for ${String(rows[0]?.users)} users in ${slices} transactions ` +
    `of at most ${longest.toFixed(0)} ms`
  );
}

/** Credits ten reels of today to a share of all users, by the triggers of the ledger. */
async function watchMore(database: Database): Promise<void> {
  const today = sql`${istDay(realClock.now())}::date`;
  await database.longTransaction(async (queries) => {
    await sql`insert into watch_rows (served_at, plan_number, day, reel_number)
      select now(), user_plans.number, ${today}, reel.number from user_plans,
        (select number from reels order by number desc limit 10) as reel
      where user_plans.number % ${SHARE} = 0 on conflict do nothing`.execute(queries);
    await sql`with credited as (
        update watch_rows set credited_at = now(), earned_paise = 50, locked = false
          where plan_number % ${SHARE} = 0 and day = ${today} and credited_at is null returning plan_number)
      update user_plans set watched_reels = watched_reels + credits, earned_paise = earned_paise + credits * 50
        from (select plan_number, count(*) as credits from credited group by plan_number) as plan
        where number = plan_number`.execute(queries);
  });
}
