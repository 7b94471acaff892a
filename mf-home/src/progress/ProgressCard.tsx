import { planTitle } from '@reelrupee/contract/planTitle';
import { formatRupees, routes, type RouteState } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, buttonClass, Card, cx, ProgressBar, ProgressDots } from '@reelrupee/ui/core';
import { dayProgress, daysLeft, type DayProgress } from './dayProgress';
import styles from './ProgressCard.module.css';
import { StreakDays } from './StreakDays';
import type { TrackedPlan } from './trackedPlans';
import { t } from '../texts/texts';

/** One active plan: today’s reels and earnings, days left, locked earnings, and a link to the reels. */
export function ProgressCard({ tracked: { plan, paused, streak } }: { tracked: TrackedPlan }) {
  const { planId: terms, dynamicDaysLeft, totalEarnedToday } = plan;
  const title = planTitle(terms, t);
  const today = dayProgress(plan);
  return (
    <Card className={styles['card']}>
      <div className={styles['row']}>
        <h3>{title}</h3>
        {dynamicDaysLeft !== undefined && <span>{daysLeft(dynamicDaysLeft)}</span>}
      </div>
      {today && <TodayReels title={title} today={today} />}
      <div className={styles['row']}>
        {totalEarnedToday !== undefined && (
          <div>
            <p>{t('Earned today')}</p>
            <Amount tone={totalEarnedToday > 0 ? 'earned' : 'plain'} size="l">
              {formatRupees(totalEarnedToday)}
            </Amount>
          </div>
        )}
        <NextStep planId={terms._id} paused={paused} done={today !== null && today.watched === today.total} />
      </div>
      {streak && (
        <p className={styles['streak']}>
          <span className={cx(styles['amount'], streak.locked && styles['locked'])}>{streak.amount}</span>
          <span>{streak.until}</span>
        </p>
      )}
      {streak?.days && <Streak title={title} {...streak.days} unlocksOn={plan.unlocksOn} />}
    </Card>
  );
}

interface StreakProps {
  title: string;
  done: number;
  required: number;
  unlocksOn: string | undefined;
}

function Streak({ title, done, required, unlocksOn }: StreakProps) {
  const label = t('{title}: {done} of {required} streak days', { title, done, required });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={required}
      aria-valuenow={done}
      aria-valuetext={label}
    >
      <StreakDays done={done} required={required} unlocksOn={unlocksOn} />
    </div>
  );
}

interface TodayReelsProps {
  title: string;
  today: DayProgress;
}

function TodayReels({ title, today: { watched, total, share, percent } }: TodayReelsProps) {
  const reels = t('{watched} of {total} reels', { watched, total });
  return (
    <>
      <div className={styles['bar']}>
        <ProgressBar share={share} label={t('{title}: today’s reels', { title })} />
        <span className={styles['percent']}>{percent}%</span>
      </div>
      <div className={styles['row']}>
        <div className={styles['dots']}>
          <ProgressDots done={watched} total={total} label={t('{reels} watched today', { reels })} />
        </div>
        <span>{t('{reels} today', { reels })}</span>
      </div>
    </>
  );
}

function NextStep({ planId, paused, done }: { planId: string; paused: boolean; done: boolean }) {
  if (done) return <span className={cx(styles['status'], styles['amount'])}>{t('Done for today')}</span>;
  if (paused) return <span className={styles['status']}>{t('Paused')}</span>;
  const state: RouteState = { planId };
  return (
    <Link to={routes.reels} state={state} className={buttonClass()}>
      {t('Watch reels')}
    </Link>
  );
}
