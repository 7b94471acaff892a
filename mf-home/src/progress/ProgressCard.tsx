import type { TodayProgress } from '@reelrupee/contract/entities';
import { formatRupees, routes, type RouteState } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, buttonClass, Card, ProgressBar, ProgressDots } from '@reelrupee/ui/core';
import { dayProgress, daysLeft } from './dayProgress';
import styles from './ProgressTracker.module.css';

/** One active plan: today's reels, today's earnings, the days left, and the way to the next reel. */
export function ProgressCard({ plan }: { plan: TodayProgress }) {
  const { watched, total, share, percent } = dayProgress(plan);
  const words = `${watched} of ${total} reels watched today`;
  const state: RouteState = { planId: plan.planId };
  return (
    <Card className={styles['card']}>
      <div className={styles['row']}>
        <h3>{plan.title}</h3>
        <span className={styles['quiet']}>{daysLeft(plan.dynamicDaysLeft)}</span>
      </div>
      <div className={styles['row']}>
        <span>{words}</span>
        <span className={styles['percent']}>{percent}%</span>
      </div>
      <ProgressBar share={share} label={`${plan.title}: today’s reels`} />
      <ProgressDots done={watched} total={total} label={words} />
      <div className={styles['row']}>
        <div>
          <p className={styles['quiet']}>Earned today</p>
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
    </Card>
  );
}
