import { formatRupees, routes, type RouteState } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, buttonClass, Card, cx, ProgressBar, ProgressDots } from '@reelrupee/ui/core';
import { dayProgress, daysLeft } from './dayProgress';
import styles from './ProgressCard.module.css';
import type { TrackedPlan } from './trackedPlans';

/** One active plan: today’s reels and earnings, days left, locked earnings, and a link to the reels. */
export function ProgressCard({ plan: { today, paused, streak } }: { plan: TrackedPlan }) {
  const { watched, total, share, percent } = dayProgress(today);
  const reels = `${watched} of ${total} reels`;
  return (
    <Card className={styles['card']}>
      <div className={styles['row']}>
        <h3>{today.title}</h3>
        <span>{daysLeft(today.dynamicDaysLeft)}</span>
      </div>
      <div className={styles['bar']}>
        <ProgressBar share={share} label={`${today.title}: today’s reels`} />
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
          <Amount tone={today.totalEarnedToday > 0 ? 'earned' : 'plain'} size="l">
            {formatRupees(today.totalEarnedToday)}
          </Amount>
        </div>
        <NextStep planId={today.planId} paused={paused} done={watched === total} />
      </div>
      <p className={styles['streak']}>
        <span className={cx(styles['amount'], streak.locked && styles['locked'])}>{streak.amount}</span>
        <span>{streak.until}</span>
      </p>
    </Card>
  );
}

function NextStep({ planId, paused, done }: { planId: string; paused: boolean; done: boolean }) {
  if (done) return <span className={cx(styles['status'], styles['amount'])}>Done for today</span>;
  if (paused) return <span className={styles['status']}>Paused</span>;
  const state: RouteState = { planId };
  return (
    <Link to={routes.reels} state={state} className={buttonClass()}>
      Watch reels
    </Link>
  );
}
