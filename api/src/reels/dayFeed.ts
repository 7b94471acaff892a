import { sql } from 'kysely';
import { compileOnce, type ValueOf } from '../database/compileOnce';
import type { Database } from '../database/database';
import { err, ok, type Result } from '../result';
import { type DailyReel, REEL_COLUMNS, storeDailyReels } from './dailyReels';

/** A reel of a day, with what its user has done with it. */
export interface DayReel extends DailyReel {
  /** Null unless the user's plan was credited on the day with it, or with the reel whose place it has taken. */
  earned_paise: number | null;
  /** The last IST day before on which the user watched it to its end, in any plan. */
  last_watched_on: string | null;
}

export interface DayFeed {
  userPlanId: string;
  /** In feed order. */
  reels: DayReel[];
  /** The user has watched as many reels as the day has. */
  isComplete: boolean;
}

interface DayOfPlan {
  userId: string;
  planId: string;
  today: string;
}

/**
 * The reels of the IST day `today` for the latest purchase of a plan, if it still runs. The first request of a day plans
 * and stores them.
 */
export async function dayFeed(
  database: Pick<Database, 'queries' | 'transaction'>,
  day: DayOfPlan,
): Promise<Result<DayFeed, 'planNotActive' | 'planEnded'>> {
  let rows = await selectDay(database.queries, day);
  const [plan] = rows;
  if (!plan) return err('planNotActive');
  if (plan.ends_on < day.today) return err('planEnded');
  if (!isReel(plan)) {
    await storeDailyReels(database, day.planId, day.today, plan.daily_reels);
    rows = await selectDay(database.queries, day);
  }
  const reels = rows.filter(isReel);
  const left = Math.max(0, reels.length - (plan.watched_today ?? 0));
  // A reel that the user has watched may have been replaced since. The other one counts as watched in its place, so that
  // the feed keeps its slots, and the reels behind theirs.
  const unwatched = reels.filter((reel) => !isWatched(reel));
  const inPlace = new Set(unwatched.slice(0, unwatched.length - left));
  const shown = reels.map((reel) => (inPlace.has(reel) ? { ...reel, earned_paise: plan.reel_paise } : reel));
  return ok({ userPlanId: plan.user_plan_id, reels: shown, isComplete: reels.length > 0 && left === 0 });
}

/** Tells if the user's plan was credited on the day for the reel, or for the one whose place it has taken. */
export function isWatched({ earned_paise: earned }: DayReel): boolean {
  return earned !== null;
}

type DayRow = Awaited<ReturnType<typeof selectDay>>[number];

function isReel(row: DayRow): row is DayRow & DayReel {
  return row.id !== null;
}

/** One row without a reel while the day is not planned. */
const selectDay = compileOnce((queries, value: ValueOf<DayOfPlan>) =>
  queries
    .with('plan', (from) =>
      from
        .selectFrom('user_plans')
        .innerJoin('plan_terms', 'plan_terms.id', 'user_plans.terms_id')
        .select(['user_plans.id', 'user_plans.number', 'user_plans.plan_id', 'user_plans.ends_on'])
        .select(['plan_terms.daily_reels', 'plan_terms.reel_paise'])
        .select((column) =>
          column
            .selectFrom('watch_rows as credited')
            .select(sql<number>`count(*)`.as('count'))
            .whereRef('credited.plan_number', '=', 'user_plans.number')
            .where('credited.day', '=', value('today'))
            .where('credited.credited_at', 'is not', null)
            .as('watched_today'),
        )
        .where('user_plans.user_id', '=', value('userId'))
        .where('user_plans.plan_id', '=', value('planId'))
        .orderBy('user_plans.ends_on', 'desc')
        .limit(1),
    )
    .with('watched_before', (from) =>
      from
        .selectFrom('user_plans')
        .innerJoin('watch_rows', 'watch_rows.plan_number', 'user_plans.number')
        .select('watch_rows.reel_number')
        .select((column) => column.fn.max<string>('watch_rows.day').as('last_day'))
        .where('user_plans.user_id', '=', value('userId'))
        .where('watch_rows.day', '<', value('today'))
        .where('watch_rows.credited_at', 'is not', null)
        .groupBy('watch_rows.reel_number'),
    )
    .selectFrom('plan')
    .leftJoin('daily_reels', (join) =>
      join.onRef('daily_reels.plan_id', '=', 'plan.plan_id').on('daily_reels.day', '=', value('today')),
    )
    .leftJoin('reels', 'reels.id', 'daily_reels.reel_id')
    .leftJoin('watch_rows', (join) =>
      join
        .onRef('watch_rows.plan_number', '=', 'plan.number')
        .onRef('watch_rows.reel_number', '=', 'reels.number')
        .on('watch_rows.day', '=', value('today'))
        .on('watch_rows.credited_at', 'is not', null),
    )
    .leftJoin('watched_before', 'watched_before.reel_number', 'reels.number')
    .select([
      'plan.id as user_plan_id',
      'plan.ends_on',
      'plan.daily_reels',
      'plan.reel_paise',
      'plan.watched_today',
      ...REEL_COLUMNS,
    ])
    .select(['watch_rows.earned_paise', 'watched_before.last_day as last_watched_on'])
    .orderBy('daily_reels.position')
    .compile(),
);
