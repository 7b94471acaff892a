import { done, type Handler } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { userPlans } from '../userPlans';

export const getUserTodayProgress: Handler<'getUserTodayProgress'> = async (
  { session },
  { database, clock },
) => {
  const plans = await userPlans(database.queries, session.userId, istDay(clock.now()));
  return done(
    plans
      .filter((plan) => plan.status === 'active')
      .map((plan) => ({
        planId: plan.planId._id,
        title: plan.planId.title,
        isFree: plan.planId.isFree,
        streakDaysRequired: plan.planId.streakDaysRequired,
        reelsWatchedToday: plan.reelsWatchedToday,
        totalReels: plan.totalReels,
        totalEarnedToday: plan.totalEarnedToday,
        dynamicDaysLeft: plan.dynamicDaysLeft,
        totalEarned: plan.totalEarned,
        streakDays: plan.streakDays,
        lockedEarnings: plan.lockedEarnings,
      })),
  );
};
