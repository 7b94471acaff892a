import type { Reel } from '@reelrupee/contract/entities';
import { watchablePlans } from '@reelrupee/contract/reelsLeft';
import type { Database } from '../database/database';
import { userPlans } from '../plans/userPlans';
import { ok, type Result } from '../result';
import { istDay } from '../time/istDay';
import { dayFeed, type DayReel, isWatched } from './dayFeed';
import { pickActivePlan } from './pickActivePlan';
import { toReelDto } from './reelDto';
import { serveReels } from './serveReels';

export interface FeedRequest {
  userId: string;
  /**
   * Undefined lets the provider pick the plan and start at its first unwatched reel. A named free plan is served while a
   * paid one runs, as its reels are credited: the plan may have been paid for while they were being watched.
   */
  planId: string | undefined;
  skip: number;
  limit: number;
}

export interface FeedPage {
  reels: Reel[];
  /** Null when no plan was named and none is active. */
  planId: string | null;
  skip: number;
  hasMore: boolean;
  dailyLimitReached: boolean;
}

const EMPTY: FeedPage = { reels: [], planId: null, skip: 0, hasMore: false, dailyLimitReached: false };

/** A page of today's reels of one plan. Serving an unwatched reel starts its watch timer. */
export async function feedPage(
  database: Pick<Database, 'queries' | 'transaction'>,
  request: FeedRequest,
  now: Date,
): Promise<Result<FeedPage, 'planNotActive' | 'planEnded'>> {
  const { queries } = database;
  const { userId, limit } = request;
  const today = istDay(now);
  const planId = request.planId ?? pickActivePlan(watchablePlans(await userPlans(queries, userId, today)));
  if (planId === null) return ok(EMPTY);
  const day = await dayFeed(database, { userId, planId, today });
  if (!day.ok) return day;
  const { userPlanId, reels, isComplete } = day.value;
  const skip = request.skip + (request.planId === undefined ? countLeadingWatched(reels) : 0);
  const page = reels.slice(skip, skip + limit);
  const unwatched = page.filter((reel) => !isWatched(reel)).map((reel) => reel.id);
  await serveReels(queries, userPlanId, today, unwatched, now);
  return ok({
    reels: page.map((reel) => ({
      ...toReelDto(reel, planId, reel.earned_paise ?? undefined),
      ...(reel.last_watched_on === null ? {} : { lastWatchedOn: reel.last_watched_on }),
    })),
    planId,
    skip,
    hasMore: skip + limit < reels.length,
    dailyLimitReached: isComplete,
  });
}

/** The number of watched reels before the first unwatched one. */
function countLeadingWatched(reels: readonly DayReel[]): number {
  const index = reels.findIndex((reel) => !isWatched(reel));
  return index < 0 ? reels.length : index;
}
