import type { TodayProgress } from '@reelrupee/contract/entities';
import { formatRupees, routes, type RouteState } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, buttonClass, Card, ProgressBar, ProgressDots } from '@reelrupee/ui/core';
import { dayProgress, daysLeft } from './dayProgress';
import styles from './ProgressCard.module.css';
import { StreakLine } from './StreakLine';

interface ProgressCardProps {
  userId: string;
  plan: TodayProgress;
}

/** One active plan: today's reels, today's earnings, the days left, and the way to the next reel. */
export function ProgressCard({ userId, plan }: ProgressCardProps) {
  const { watched, total, share, percent } = dayProgress(plan);
  const reels = `${watched} of ${total} reels`;
  const state: RouteState = { planId: plan.planId };
  return (
    <Card className={styles['card']}>
      <div className={styles['row']}>
        <h3>{plan.title}</h3>
        <span>{daysLeft(plan.dynamicDaysLeft)}</span>
      </div>
      <div className={styles['bar']}>
        <ProgressBar share={share} label={`${plan.title}: today’s reels`} />
        <span className={styles['percent']}>{percent}%</span>
      </div>
      <div className={styles['row']}>
        <div className={styles['dots']}>
          <ProgressDots done={watched} total={total} label={`${reels} watched today`} />
        </div>
        <span>{reels} today</span>
      </div>
      <div className={styles['row']}>
        <div>
          <p>Earned today</p>
          <Amount tone="earned" size="l">
            {formatRupees(plan.totalEarnedToday)}
          </Amount>
        </div>
        {watched < total ? (
          <Link to={routes.reels} state={state} className={buttonClass()}>
            Watch reels
          </Link>
        ) : (
          <span className={styles['done']}>Done for today</span>
        )}
      </div>
      <StreakLine userId={userId} planId={plan.planId} />
    </Card>
  );
}
