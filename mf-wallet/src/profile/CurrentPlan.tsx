import type { UserPlan } from '@reelrupee/contract/entities';
import { formatRupees } from '@reelrupee/platform';
import { Amount, Card, ProgressBar, ProgressDots } from '@reelrupee/ui/core';
import { BadgeCheck } from '@reelrupee/ui/icons';
import styles from './CurrentPlan.module.css';
import { daysText, streakOf } from './streak';

/** One running plan: its days, its reels, and its streak while earnings are locked. */
export function CurrentPlan({ plan }: { plan: UserPlan }) {
  const { planId: terms, dayNumber, reelsWatchedToday, totalReels, watchedReels } = plan;
  const day = `Day ${dayNumber} of ${terms.totalDays}`;
  const today = `${reelsWatchedToday} of ${totalReels} reels today`;
  return (
    <Card className={styles['card']}>
      <div className={styles['line']}>
        <h3 className={styles['title']}>{terms.title}</h3>
        <span className={styles['quiet']}>
          Earned <Amount>{formatRupees(plan.totalEarned)}</Amount>
        </span>
      </div>
      <div className={styles['progress']}>
        <div className={styles['line']}>
          <span>{day}</span>
          <span className={styles['quiet']}>{daysText(plan.dynamicDaysLeft)} left</span>
        </div>
        <ProgressBar share={dayNumber / terms.totalDays} label={`${terms.title}: ${day}`} />
      </div>
      <div className={styles['progress']}>
        <div className={styles['line']}>
          <span>{today}</span>
          <span className={styles['quiet']}>{watchedReels} watched in all</span>
        </div>
        <ProgressDots done={reelsWatchedToday} total={totalReels} label={`${terms.title}: ${today}`} />
      </div>
      <StreakProgress plan={plan} />
    </Card>
  );
}

function StreakProgress({ plan }: { plan: UserPlan }) {
  const { streakDaysRequired, title } = plan.planId;
  const streak = streakOf(plan);
  if (streak.kind === 'unlocked') {
    return (
      <p className={styles['unlocked']}>
        <BadgeCheck size={18} aria-hidden /> Streak complete: earnings are available at once.
      </p>
    );
  }
  if (streak.kind === 'out-of-reach') {
    return (
      <p className={styles['locked']}>
        The plan ends before a {streakDaysRequired}-day streak. Its {formatRupees(plan.lockedEarnings)} stays
        locked.
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
      <p className={styles['quiet']}>
        Watch all {plan.totalReels} reels {daysText(streak.daysToGo)} in a row to unlock. A missed day starts
        the count again.
      </p>
    </div>
  );
}
