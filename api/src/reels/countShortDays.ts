import { DAILY_REELS } from '@reelrupee/contract/constants';
import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { istDay } from '../time/istDay';

/** Plans of users that one statement looks at, so that none takes long. */
const SLICE = 2000;

/**
 * Counts the day for users who have watched all reels of one that got shorter, since no other reel of theirs will count
 * it. Runs after the change has been committed, so that a reel that is credited meanwhile sees it or is waited for. Safe to
 * repeat: a day counts once.
 */
export async function countShortDays({ queries }: Pick<Database, 'queries'>, now: Date): Promise<void> {
  const day = istDay(now);
  for (const { planId, total } of await shortDays(queries, day)) {
    const { last } = await queries
      .selectFrom('user_plans')
      .select((column) => column.fn.max('number').as('last'))
      .where('plan_id', '=', planId)
      .executeTakeFirstOrThrow();
    for (let after = 0; after < (last ?? 0); after += SLICE) {
      for (const id of await almostWatched(queries, { planId, day, total, after })) {
        await sql`select count_short_day(${id}, ${day}, ${now})`.execute(queries);
      }
    }
  }
}

/** The plans that have fewer reels on a day than they should, with their number. */
function shortDays(queries: Queries, day: string): Promise<{ planId: string; total: number }[]> {
  return queries
    .selectFrom('daily_reels')
    .select('plan_id as planId')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('day', '=', day)
    .groupBy('plan_id')
    .having(({ fn }) => fn.countAll(), '<', DAILY_REELS)
    .orderBy('plan_id')
    .execute();
}

/** The plans of users, of a slice, who lack at most the one reel of the day that may be being credited. */
async function almostWatched(
  queries: Queries,
  { planId, day, total, after }: { planId: string; day: string; total: number; after: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from user_plans
    where number > ${after} and number <= ${after + SLICE} and plan_id = ${planId}
      and ends_on >= ${day} and reversed_at is null and last_counted_on is distinct from ${day}::date
      and (select count(*) from watch_rows where plan_number = user_plans.number and day = ${day}
        and credited_at is not null) >= ${total} - 1
    order by number`.execute(queries);
  return rows.map(({ id }) => id);
}
