import type { Reel } from '@reelrupee/contract/entities';
import type { Queries } from '../database/database';
import { userPlans } from '../plans/userPlans';
import { ok, type Result } from '../result';
import { istDay } from '../time/istDay';
import { creditedReels } from './creditedReels';
import { type DailyReel, dailyReels } from './dailyReels';
import { watchedBefore } from './earlierReels';
import { findActivePlan } from './findActivePlan';
import { pickActivePlan } from './pickActivePlan';
import { toReelDto } from './reelDto';
import { serveReels } from './serveReels';

export interface FeedRequest {
  userId: string;
  /** Undefined lets the provider pick the plan and start at its first unwatched reel. */
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
  queries: Queries,
  request: FeedRequest,
  now: Date,
): Promise<Result<FeedPage, 'planNotActive' | 'planEnded'>> {
  const { userId, limit } = request;
  const today = istDay(now);
  const planId = request.planId ?? pickActivePlan(await userPlans(queries, userId, today));
  if (planId === null) return ok(EMPTY);
  const plan = await findActivePlan(queries, userId, planId, today);
  if (!plan.ok) return plan;
  const { userPlanId, dailyReels: count } = plan.value;
  const reels = await dailyReels(queries, planId, today, count);
  const credited = await creditedReels(queries, userPlanId, today);
  const skip = request.skip + (request.planId === undefined ? countLeadingWatched(reels, credited) : 0);
  const page = reels.slice(skip, skip + limit);
  const unwatched = page.filter((reel) => !credited.has(reel.id)).map((reel) => reel.id);
  await serveReels(queries, userPlanId, today, unwatched, now);
  const pageIds = page.map(({ id }) => id);
  const watched = await watchedBefore(queries, userId, pageIds, today);
  return ok({
    reels: page.map((reel) => ({
      ...toReelDto(reel, planId, credited.get(reel.id)),
      ...(watched.has(reel.id) ? { lastWatchedOn: watched.get(reel.id) } : {}),
    })),
    planId,
    skip,
    hasMore: skip + limit < reels.length,
    dailyLimitReached: reels.length > 0 && credited.size >= reels.length,
  });
}

/** The number of watched reels before the first unwatched one. */
function countLeadingWatched(reels: readonly DailyReel[], credited: ReadonlyMap<string, number>): number {
  const index = reels.findIndex(({ id }) => !credited.has(id));
  return index < 0 ? reels.length : index;
}
