import { planTitle } from '@reelrupee/contract/planTitle';
import type { Streak } from '@reelrupee/contract/streak';
import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { ProgressDots } from '@reelrupee/ui/core';
import { BadgeCheck } from '@reelrupee/ui/icons';
import styles from './CurrentPlan.module.css';
import { formatDays } from './streak';
import { t } from '../texts/texts';

interface StreakProgressProps {
  plan: UserPlan;
  streak: Streak;
  isHidden: boolean;
}

/** A plan’s streak, its locked earnings, and how to unlock them. */
export function StreakProgress({ plan, streak, isHidden }: StreakProgressProps) {
  const { streakDaysRequired } = plan.planId;
  const { streakDays = 0, lockedEarnings = 0 } = plan;
  if (streak.kind === 'unlocked') {
    return (
      <p className={styles['unlocked']}>
        <BadgeCheck size={18} aria-hidden />{' '}
        {isHidden
          ? t('Streak complete. Its reels are hidden while your paid plan is active.')
          : t('Streak complete. New earnings are available right away.')}
      </p>
    );
  }
  const label = t('{days} of {required} streak days', {
    days: streakDays,
    required: streakDaysRequired,
  });
  return (
    <div className={styles['progress']}>
      <div className={styles['line']}>
        <span>{label}</span>
        <span className={styles['locked']}>
          {t('{amount} locked', { amount: formatRupees(lockedEarnings) })}
        </span>
      </div>
      <ProgressDots
        kind="streak"
        done={streakDays}
        total={streakDaysRequired}
        label={`${planTitle(plan.planId, t)}: ${label}`}
      />
      {!isHidden && plan.unlocksOn !== undefined && lockedEarnings > 0 && (
        <p className={styles['secondary']}>
          {t('{amount} unlocks on {day} if you watch every day.', {
            amount: formatRupees(lockedEarnings),
            day: new Date(plan.unlocksOn),
          })}
        </p>
      )}
      <p className={styles['secondary']}>{isHidden ? hiddenText(streak) : unlockText(plan, streak)}</p>
    </div>
  );
}

function unlockText(
  { planId, totalReels, missableDays }: UserPlan,
  streak: Exclude<Streak, { kind: 'unlocked' }>,
): string {
  switch (streak.kind) {
    case 'running':
      return `${t('Watch all {reels} reels for {days} in a row to unlock.', {
        reels: totalReels,
        days: formatDays(streak.daysToGo),
      })} ${missText(missableDays)}`;
    case 'paused':
    case 'out-of-reach':
      return t('Too few days are left for {required} in a row, so this amount stays locked.', {
        required: planId.streakDaysRequired,
      });
  }
}

/** The effect of a missed day, before it is missed. */
function missText(missableDays: number | undefined): string {
  if (missableDays === undefined) return t('If you miss a day, the count starts again.');
  return missableDays > 0
    ? t('You can miss one day. If you miss another, the count starts again.')
    : t('You have missed a day. If you miss another, the count starts again.');
}

function hiddenText({ kind }: Streak): string {
  return kind === 'paused'
    ? t('Its reels are hidden while your paid plan is active. Its streak starts again after that plan ends.')
    : t(
        'Its reels are hidden while your paid plan is active. Too few days are left after that plan, so locked earnings stay locked.',
      );
}
