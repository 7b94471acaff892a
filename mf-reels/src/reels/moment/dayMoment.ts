import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, routes, type Moment, type UserPlan } from '@reelrupee/platform';
import { nextPlan, nextText } from '../pagination/nextPlan';
import { milestonesOf, type Milestones } from './milestones';
import { t } from '../../texts/texts';

/**
 * The full-screen moment of a day whose reels are all watched; null if the day’s earnings are unknown. `lockedBefore`
 * are the plan’s locked rupees before its last reel: the tenth day in a row releases them. `plans` are all of the user’s.
 */
export function dayMoment(
  userPlan: UserPlan,
  lockedBefore: number,
  plans: readonly UserPlan[] = [userPlan],
): Moment | null {
  const { totalEarnedToday, totalEarned = 0, lockedEarnings = 0 } = userPlan;
  if (totalEarnedToday === undefined) return null;
  const streak = computeStreak(userPlan, [userPlan]);
  if (streak?.kind === 'unlocked' && lockedBefore > 0) {
    return {
      kind: 'unlocked',
      title: t('Your earnings are unlocked'),
      amount: totalEarned,
      lines: [
        t('You can withdraw this money now.'),
        t('From today on, what you earn is available right away.'),
      ],
      days: { done: userPlan.planId.streakDaysRequired, total: userPlan.planId.streakDaysRequired },
      action: { label: t('Withdraw'), to: routes.profile },
    };
  }
  const last = nextText(nextPlan(plans, userPlan.planId._id));
  const isUnlocked = streak?.kind === 'unlocked';
  const day = { kind: 'day', amount: totalEarnedToday, isLocked: !isUnlocked } as const;
  if (streak?.kind === 'running') {
    return {
      ...day,
      title: t('Day {day} of {required} done', { day: streak.days, required: streak.required }),
      lines: [waitingLine(lockedEarnings, streak.daysToGo), last],
      days: { done: streak.days, total: streak.required },
    };
  }
  const milestones = isUnlocked ? milestonesOf(userPlan) : null;
  if (!milestones) return { ...day, title: t('Done for today'), lines: [last] };
  return { ...day, ...afterStreak(userPlan, milestones, last) };
}

/** The end of a day after the streak, with the next milestone. */
function afterStreak(
  { planId }: UserPlan,
  { day, isReached, next }: Milestones,
  last: string,
): Pick<Moment, 'title' | 'lines'> {
  const place = { day, required: planId.totalDays };
  return {
    title: isReached
      ? t('Milestone: day {day} of {required}', place)
      : t('Day {day} of {required} done', place),
    lines: next
      ? [
          t('Next milestone: day {day}. {amount} in all from this plan if you watch every reel until then.', {
            day: next.day,
            amount: formatRupees(next.rupees),
          }),
          last,
        ]
      : [t('All milestones of this plan are reached.')],
  };
}

function waitingLine(locked: number, daysToGo: number): string {
  return t('{amount} waiting. It unlocks after {count} more full days in a row.', {
    amount: formatRupees(locked),
    count: daysToGo,
  });
}
