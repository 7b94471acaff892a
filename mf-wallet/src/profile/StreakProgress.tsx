import type { UserPlan } from '@reelrupee/contract/entities';
import type { Streak } from '@reelrupee/contract/streak';
import { formatRupees } from '@reelrupee/platform';
import { ProgressDots } from '@reelrupee/ui/core';
import { BadgeCheck } from '@reelrupee/ui/icons';
import styles from './CurrentPlan.module.css';
import { daysText } from './streak';

interface StreakProgressProps {
  plan: UserPlan;
  streak: Streak;
  isHidden: boolean;
}

/** What still locks a plan's earnings, and what the user can do about it. */
export function StreakProgress({ plan, streak, isHidden }: StreakProgressProps) {
  const { streakDaysRequired, title } = plan.planId;
  if (streak.kind === 'unlocked') {
    return (
      <p className={styles['unlocked']}>
        <BadgeCheck size={18} aria-hidden /> Streak complete: earnings are available at once.
      </p>
    );
  }
  const label = `${plan.streakDays} of ${streakDaysRequired} streak days`;
  return (
    <div className={styles['progress']}>
      <div className={styles['line']}>
        <span>{label}</span>
        <span className={styles['locked']}>{formatRupees(plan.lockedEarnings)} locked</span>
      </div>
      <ProgressDots
        kind="streak"
        done={plan.streakDays}
        total={streakDaysRequired}
        label={`${title}: ${label}`}
      />
      <p className={styles['quiet']}>{isHidden ? hiddenText(streak) : wayOut(plan, streak)}</p>
    </div>
  );
}

function wayOut({ planId, totalReels }: UserPlan, streak: Exclude<Streak, { kind: 'unlocked' }>): string {
  switch (streak.kind) {
    case 'running':
      return `Watch all ${totalReels} reels for ${daysText(streak.daysToGo)} in a row to unlock. A missed day starts the count again.`;
    case 'paused':
    case 'out-of-reach':
      return `Too few days are left for ${planId.streakDaysRequired} in a row, so what is locked stays locked.`;
  }
}

function hiddenText({ kind }: Streak): string {
  return kind === 'paused'
    ? 'Its reels are hidden while you have a paid plan. Its streak starts again when that plan has ended.'
    : 'Its reels are hidden while you have a paid plan, and it ends before that plan does. What is locked stays locked.';
}
