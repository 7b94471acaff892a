import { isPaused, computeStreak, type Streak } from '@reelrupee/contract/streak';
import { formatRupees, type User, type UserPlan } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Sums of rupees are off by less than this, and less is no amount. */
const HALF_PAISA = 0.005;

/** Explains why earnings are locked and until when, by the parts of the amount if not all of it unlocks. */
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
  const stuck = others - lockedIn(paused);
  return [
    ...runningNotes(running.map(streakOf).filter(isRunning), others > HALF_PAISA ? unlocking : null),
    ...(paused.length > 0 ? [t('The free plan is paused while your paid plan is active.')] : []),
    ...(isKnown && stuck > HALF_PAISA ? [t('{amount} stays locked.', { amount: formatRupees(stuck) })] : []),
  ].join(' ');
}

/** `rupees` is the part of the amount that unlocks; null if all of it does. */
function runningNotes(streaks: RunningStreak[], rupees: number | null): string[] {
  const [only] = streaks;
  if (!only) return [];
  if (streaks.length > 1) return [t('Each plan unlocks by its own streak. See below.')];
  const days = formatDays(only.daysToGo);
  return rupees === null
    ? [t('Unlocks by daily streak: {days} to go.', { days })]
    : [t('{amount} unlocks by daily streak: {days} to go.', { amount: formatRupees(rupees), days })];
}

function stuckNote(locked: UserPlan[], plans: UserPlan[]): string {
  return locked.some((plan) => plan.status === 'active' && isPaused(plan, plans))
    ? t('Too few days are left after your paid plan, so this stays locked.')
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
