import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { t } from '../../texts/texts';

/** A reel’s earning as the viewer reads it. */
export interface EarningFacts {
  /** Undefined if the provider does not report locked money. */
  isLocked: boolean | undefined;
  /** The earning with what became of it. */
  text: string;
  /** The day of the streak; null outside a running streak. */
  day: string | null;
  /** Money of this plan in rupees that its streak will unlock, this earning included; null if there is none or unknown. */
  waiting: number | null;
}

/** The facts of an earning of `amount` rupees in a plan. */
export function earningFacts(amount: number, userPlan: UserPlan | null): EarningFacts {
  const rupees = `+${formatRupees(amount)}`;
  const streak = userPlan && computeStreak(userPlan, [userPlan]);
  if (userPlan === null || streak === null)
    return { isLocked: undefined, text: rupees, day: null, waiting: null };
  if (streak.kind === 'unlocked') {
    return {
      isLocked: false,
      text: t('{amount} in your balance', { amount: rupees }),
      day: null,
      waiting: null,
    };
  }
  if (streak.kind !== 'running') {
    return { isLocked: true, text: t('{amount} stays locked', { amount: rupees }), day: null, waiting: null };
  }
  return {
    isLocked: true,
    text: t('{amount} locked', { amount: rupees }),
    day: t('day {day} of {required}', {
      day: dayOfStreak(userPlan, streak.days),
      required: streak.required,
    }),
    waiting: userPlan.lockedEarnings ?? null,
  };
}

/** Today’s place in the streak: the counted days, and today unless it is one of them. */
function dayOfStreak({ reelsWatchedToday = 0, totalReels }: UserPlan, days: number): number {
  return reelsWatchedToday >= totalReels ? days : days + 1;
}
