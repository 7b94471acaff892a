import type { Streak } from '@reelrupee/contract/streak';
import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { ProgressDots } from '@reelrupee/ui/core';
import { BadgeCheck } from '@reelrupee/ui/icons';
import styles from './CurrentPlan.module.css';
import { formatDays } from './streak';

interface StreakProgressProps {
  plan: UserPlan;
  streak: Streak;
  isHidden: boolean;
}

/** A plan’s streak, its locked earnings, and how to unlock them. */
export function StreakProgress({ plan, streak, isHidden }: StreakProgressProps) {
  const { streakDaysRequired, title } = plan.planId;
  const { streakDays = 0, lockedEarnings = 0 } = plan;
  if (streak.kind === 'unlocked') {
    return (
      <p className={styles['unlocked']}>
        <BadgeCheck size={18} aria-hidden /> Streak complete. New earnings are available right away.
      </p>
    );
  }
  const label = `${streakDays} of ${streakDaysRequired} streak days`;
  return (
    <div className={styles['progress']}>
      <div className={styles['line']}>
        <span>{label}</span>
        <span className={styles['locked']}>{formatRupees(lockedEarnings)} locked</span>
      </div>
      <ProgressDots kind="streak" done={streakDays} total={streakDaysRequired} label={`${title}: ${label}`} />
      <p className={styles['secondary']}>{isHidden ? hiddenText(streak) : unlockText(plan, streak)}</p>
    </div>
  );
}

function unlockText({ planId, totalReels }: UserPlan, streak: Exclude<Streak, { kind: 'unlocked' }>): string {
  switch (streak.kind) {
    case 'running':
      return `Watch all ${totalReels} reels for ${formatDays(streak.daysToGo)} in a row to unlock. If you miss a day, the count starts again.`;
    case 'paused':
    case 'out-of-reach':
      return `Too few days are left for ${planId.streakDaysRequired} in a row, so this amount stays locked.`;
  }
}

function hiddenText({ kind }: Streak): string {
  return kind === 'paused'
    ? 'Its reels are hidden while your paid plan is active. Its streak starts again after that plan ends.'
    : 'Its reels are hidden while your paid plan is active, and it ends before that plan. Locked earnings stay locked.';
}
