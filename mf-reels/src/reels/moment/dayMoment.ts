import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, routes, type Moment, type UserPlan } from '@reelrupee/platform';

/**
 * The full-screen moment of a day whose reels are all watched; null if the day’s earnings are unknown. `lockedBefore`
 * are the plan’s locked rupees before its last reel: the tenth day in a row releases them.
 */
export function dayMoment(userPlan: UserPlan, lockedBefore: number): Moment | null {
  const { totalEarnedToday, totalEarned = 0, lockedEarnings = 0 } = userPlan;
  if (totalEarnedToday === undefined) return null;
  const streak = computeStreak(userPlan, [userPlan]);
  if (streak?.kind === 'unlocked' && lockedBefore > 0) {
    return {
      kind: 'unlocked',
      title: 'Your earnings are unlocked',
      amount: totalEarned,
      lines: ['You can withdraw this money now.', 'From today on, what you earn is available right away.'],
      days: { done: userPlan.planId.streakDaysRequired, total: userPlan.planId.streakDaysRequired },
      action: { label: 'Withdraw', to: routes.profile },
    };
  }
  const day = { kind: 'day', amount: totalEarnedToday } as const;
  if (streak?.kind === 'running') {
    return {
      ...day,
      title: `Day ${streak.days} of ${streak.required} done`,
      lines: [waitingLine(lockedEarnings, streak.daysToGo), 'Please come tomorrow'],
      days: { done: streak.days, total: streak.required },
    };
  }
  return { ...day, title: 'Done for today', lines: ['Please come tomorrow'] };
}

function waitingLine(locked: number, daysToGo: number): string {
  const rupees = formatRupees(locked);
  return daysToGo === 1
    ? `${rupees} waiting. It unlocks after 1 more full day.`
    : `${rupees} waiting. It unlocks after ${daysToGo} more full days in a row.`;
}
