import type { TodayProgress, UserPlan } from '@reelrupee/contract/entities';

/** Maps a user's plan to the fields that the progress tracker shows. */
export function toTodayProgressDto(plan: UserPlan): TodayProgress {
  return {
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
    ...(plan.unlocksOn !== undefined && { unlocksOn: plan.unlocksOn }),
  };
}
