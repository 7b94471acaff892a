import type { UserPlan } from '@reelrupee/contract/entities';
import type { Streak } from '@reelrupee/contract/streak';
import { formatRupees } from '@reelrupee/platform';
import { Amount, Card, ProgressBar, ProgressDots } from '@reelrupee/ui/core';
import styles from './CurrentPlan.module.css';
import { formatDays } from './streak';
import { StreakProgress } from './StreakProgress';

interface CurrentPlanProps {
  plan: UserPlan;
  streak: Streak;
  /** Its reels are hidden while a paid plan is active. */
  isHidden: boolean;
}

/** One active plan: its days, its reels, and its streak while earnings are locked. */
export function CurrentPlan({ plan, streak, isHidden }: CurrentPlanProps) {
  const { planId: terms, dayNumber, reelsWatchedToday, totalReels, watchedReels } = plan;
  const day = `Day ${dayNumber} of ${terms.totalDays}`;
  const today = `${reelsWatchedToday} of ${totalReels} reels today`;
  return (
    <Card className={styles['card']}>
      <div className={styles['line']}>
        <h3 className={styles['title']}>{terms.title}</h3>
        <span className={styles['secondary']}>
          Earned <Amount>{formatRupees(plan.totalEarned)}</Amount>
        </span>
      </div>
      <div className={styles['progress']}>
        <div className={styles['line']}>
          <span>{day}</span>
          <span className={styles['secondary']}>{formatDays(plan.dynamicDaysLeft)} left</span>
        </div>
        <ProgressBar share={dayNumber / terms.totalDays} label={`${terms.title}: ${day}`} />
      </div>
      <div className={styles['progress']}>
        <div className={styles['line']}>
          <span>{today}</span>
          <span className={styles['secondary']}>{watchedReels} watched in total</span>
        </div>
        <ProgressDots done={reelsWatchedToday} total={totalReels} label={`${terms.title}: ${today}`} />
      </div>
      <StreakProgress plan={plan} streak={streak} isHidden={isHidden} />
    </Card>
  );
}
