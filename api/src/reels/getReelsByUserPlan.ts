import { toRupees } from '@reelrupee/contract/money';
import { doneWith, type Handler, refuse } from '../http/handler';
import { istDay } from '../time/istDay';
import { activeUserPlan } from './activeUserPlan';
import { dailyReels } from './dailyReels';
import { creditedReels, handOut } from './handOut';

export const getReelsByUserPlan: Handler<'getReelsByUserPlan'> = async (
  { payload, session },
  { database, clock },
) => {
  const { queries } = database;
  const now = clock.now();
  const today = istDay(now);
  const plan = await activeUserPlan(queries, session.userId, payload.planId, today);
  if (plan.kind === 'refused') return refuse(plan.refusal);
  const reels = await dailyReels(queries, payload.planId, today, plan.dailyReels);
  const page = reels.slice(payload.skip, payload.skip + payload.limit);
  const credited = await creditedReels(queries, plan.userPlanId, today);
  const fresh = page.filter((reel) => !credited.has(reel.id)).map((reel) => reel.id);
  await handOut(queries, plan.userPlanId, today, fresh, now);
  return doneWith(
    page.map((reel) => ({
      _id: reel.id,
      planId: payload.planId,
      title: reel.title,
      videoUrl: reel.video_path,
      posterUrl: reel.poster_path,
      captionsUrl: reel.captions_path,
      duration: reel.duration_ms / 1000,
      watched: credited.has(reel.id),
      earnWatchReel: toRupees(credited.get(reel.id) ?? 0),
    })),
    {
      hasMore: payload.skip + payload.limit < reels.length,
      dailyLimitReached: reels.length > 0 && credited.size >= reels.length,
    },
  );
};
