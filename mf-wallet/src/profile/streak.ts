import type { User } from '@reelrupee/platform';
import { isPaused, computeStreak, type Streak } from '@reelrupee/contract/streak';
import { t } from '../texts/texts';

/** Explains in one line why earnings are locked and until when. */
export function lockedNote({ lockedEarnings, plans }: Pick<User, 'lockedEarnings' | 'plans'>): string {
  if (lockedEarnings === 0) return t('Nothing is locked.');
  const locked = plans.filter((plan) => (plan.lockedEarnings ?? 0) > 0);
  const streaks = locked.map((plan) => computeStreak(plan, plans)).filter((streak) => streak !== null);
  const running = streaks.filter(isRunning);
  const [only] = running;
  if (running.length > 1) return t('Each plan unlocks by its own streak. See below.');
  if (only) return t('Unlocks by daily streak: {days} to go.', { days: formatDays(only.daysToGo) });
  if (streaks.some(({ kind }) => kind === 'paused'))
    return t('The free plan is paused while your paid plan is active.');
  if (plans.some((plan) => plan.lockedEarnings === undefined)) return '';
  if (locked.some((plan) => plan.status === 'active' && isPaused(plan, plans))) {
    return t('The free plan ends before your paid plan, so this stays locked.');
  }
  return t('Its streak can no longer be completed.');
}

/** `1 day`, `4 days`. */
export function formatDays(days: number): string {
  return t('{count} days', { count: days });
}

function isRunning(streak: Streak): streak is Extract<Streak, { kind: 'running' }> {
  return streak.kind === 'running';
}
