import { isPaused } from '@reelrupee/contract/pausedPlan';
import { computeStreak, type Streak } from '@reelrupee/contract/streak';
import { formatRupees, type User, type UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Sums of rupees are off by less than this, and less is no amount. */
const HALF_PAISA = 0.005;

/** Explains why earnings are locked and until when, in three lines of a narrow tile; the plans below tell more. */
export function lockedNote({ lockedEarnings = 0, plans }: Pick<User, 'lockedEarnings' | 'plans'>): string {
  if (lockedEarnings === 0) return t('Nothing is locked.');
  const streakOf = (plan: UserPlan) => computeStreak(plan, plans);
  const locked = plans.filter((plan) => (plan.lockedEarnings ?? 0) > 0);
  const running = locked.filter((plan) => streakOf(plan)?.kind === 'running');
  const paused = locked.filter((plan) => streakOf(plan)?.kind === 'paused');
  const isKnown = plans.every((plan) => streakOf(plan) !== null);
  if (running.length + paused.length === 0) return isKnown ? stuckNote(locked, plans) : '';
  const unlocking = lockedIn(running);
  // Includes what an earlier run of a plan left locked, which is in none of the plans.
  const others = lockedEarnings - unlocking;
  const stuck = isKnown ? others - lockedIn(paused) : 0;
  const [only, another] = running.map(streakOf).filter(isRunning);
  if (!only) {
    return stuck > HALF_PAISA
      ? t('{amount} of it can unlock later. See below.', { amount: formatRupees(lockedIn(paused)) })
      : t('The free plan is paused while your paid plan is active.');
  }
  if (others > HALF_PAISA)
    return t('{amount} of it unlocks. See below.', { amount: formatRupees(unlocking) });
  return another
    ? t('Each plan unlocks by its own streak. See below.')
    : t('Unlocks by daily streak: {days} to go.', { days: formatDays(only.daysToGo) });
}

function stuckNote(locked: UserPlan[], plans: UserPlan[]): string {
  return locked.some((plan) => plan.status === 'active' && isPaused(plan, plans))
    ? t('Too few days are left after your paid plan.')
    : t('Its streak can no longer be completed.');
}

/** `1 day`, `4 days`. */
export function formatDays(days: number): string {
  return t('{count} days', { count: days });
}

/** In rupees. */
function lockedIn(plans: UserPlan[]): number {
  return plans.reduce((sum, plan) => sum + (plan.lockedEarnings ?? 0), 0);
}

type RunningStreak = Extract<Streak, { kind: 'running' }>;

function isRunning(streak: Streak | null): streak is RunningStreak {
  return streak?.kind === 'running';
}
