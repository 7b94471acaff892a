import type { Streak } from '@reelrupee/contract/streak';
import { planTitle } from '@reelrupee/contract/planTitle';
import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { Amount, Card, ProgressBar, ProgressDots, Speaker } from '@reelrupee/ui/core';
import styles from './CurrentPlan.module.css';
import { formatDays } from './streak';
import { StreakProgress } from './StreakProgress';
import { t } from '../texts/texts';

interface CurrentPlanProps {
  plan: UserPlan;
  /** Null if the provider has no streaks. */
  streak: Streak | null;
  /** Its reels are hidden while a paid plan is active. */
  isHidden: boolean;
}

/** One active plan: its days, its reels, and its streak while earnings are locked. */
export function CurrentPlan({ plan, streak, isHidden }: CurrentPlanProps) {
  const { planId: terms, totalEarned } = plan;
  return (
    <Card className={styles['card']}>
      <div className={styles['line']}>
        <h3 className={styles['title']}>{planTitle(terms, t)}</h3>
        {totalEarned !== undefined && (
          <span className={styles['secondary']}>
            {t('Earned')} <Amount>{formatRupees(totalEarned)}</Amount>
            <Speaker label={`${planTitle(terms, t)}, ${t('Earned')}`} amount={totalEarned} />
          </span>
        )}
      </div>
      <DayProgress plan={plan} />
      <ReelProgress plan={plan} />
      {streak && <StreakProgress plan={plan} streak={streak} isHidden={isHidden} />}
    </Card>
  );
}

function DayProgress({ plan: { planId: terms, dayNumber, dynamicDaysLeft } }: { plan: UserPlan }) {
  if (dayNumber === undefined) return null;
  const day = t('Day {day} of {total}', { day: dayNumber, total: terms.totalDays });
  return (
    <div className={styles['progress']}>
      <div className={styles['line']}>
        <span>{day}</span>
        {dynamicDaysLeft !== undefined && (
          <span className={styles['secondary']}>
            {t('{days} left', { days: formatDays(dynamicDaysLeft) })}
          </span>
        )}
      </div>
      <ProgressBar share={dayNumber / terms.totalDays} label={`${planTitle(terms, t)}: ${day}`} />
    </div>
  );
}

function ReelProgress({ plan }: { plan: UserPlan }) {
  const { planId: terms, reelsWatchedToday, totalReels, watchedReels } = plan;
  if (reelsWatchedToday === undefined) return null;
  const today = t('{watched} of {total} reels today', { watched: reelsWatchedToday, total: totalReels });
  return (
    <div className={styles['progress']}>
      <div className={styles['line']}>
        <span>{today}</span>
        {watchedReels !== undefined && (
          <span className={styles['secondary']}>
            {t('{count} watched in total', { count: watchedReels })}
          </span>
        )}
      </div>
      <ProgressDots done={reelsWatchedToday} total={totalReels} label={`${planTitle(terms, t)}: ${today}`} />
    </div>
  );
}
