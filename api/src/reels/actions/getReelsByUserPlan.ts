import { toRupees } from '@reelrupee/contract/money';
import { doneWith, type Handler, refuse } from '../../action/handler';
import { userPlans } from '../../plans/userPlans';
import { istDay } from '../../time/istDay';
import { findActivePlan } from '../findActivePlan';
import { type DailyReel, dailyReels } from '../dailyReels';
import { creditedReels, serveReels } from '../serveReels';
import { pickActivePlan } from '../pickActivePlan';

const NOTHING_TO_WATCH = { planId: null, skip: 0, hasMore: false, dailyLimitReached: false };

export const getReelsByUserPlan: Handler<'getReelsByUserPlan'> = async (
  { payload, session },
  { database, clock },
) => {
  const { queries } = database;
  const now = clock.now();
  const today = istDay(now);
  const planId = payload.planId ?? pickActivePlan(await userPlans(queries, session.userId, today));
  if (planId === null) return doneWith([], NOTHING_TO_WATCH);
  const plan = await findActivePlan(queries, session.userId, planId, today);
  if (plan.kind === 'refused') return refuse(plan.refusal);
  const reels = await dailyReels(queries, planId, today, plan.dailyReels);
  const credited = await creditedReels(queries, plan.userPlanId, today);
  const skip = payload.skip + (payload.planId === undefined ? watchedAtStart(reels, credited) : 0);
  const page = reels.slice(skip, skip + payload.limit);
  const fresh = page.filter((reel) => !credited.has(reel.id)).map((reel) => reel.id);
  await serveReels(queries, plan.userPlanId, today, fresh, now);
  return doneWith(
    page.map((reel) => ({
      _id: reel.id,
      planId,
      title: reel.title,
      videoUrl: reel.video_path,
      posterUrl: reel.poster_path,
      captionsUrl: reel.captions_path,
      duration: reel.duration_ms / 1000,
      watched: credited.has(reel.id),
      earnWatchReel: toRupees(credited.get(reel.id) ?? 0),
    })),
    {
      planId,
      skip,
      hasMore: skip + payload.limit < reels.length,
      dailyLimitReached: reels.length > 0 && credited.size >= reels.length,
    },
  );
};

/** How many reels of the day come before the first one that was not watched. */
function watchedAtStart(reels: readonly DailyReel[], credited: ReadonlyMap<string, number>): number {
  const place = reels.findIndex(({ id }) => !credited.has(id));
  return place < 0 ? reels.length : place;
}
