import { planTitle } from '@reelrupee/contract/planTitle';
import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { Amount, Badge, ProgressDots, Speaker } from '@reelrupee/ui/core';
import styles from './ActivePlanCard.module.css';
import { newReelsText } from './newReelsText';
import { PlanCard } from './PlanCard';
import { StreakSection } from './StreakSection';
import { WatchButton } from './WatchButton';
import { t } from '../texts/texts';

/** An active plan: its day, today’s reels and earnings, its streak, and the button that opens its reels. */
export function ActivePlanCard({ userPlan }: { userPlan: UserPlan }) {
  const { planId: plan, dayNumber, reelsWatchedToday, totalReels, totalEarnedToday } = userPlan;
  const newReels = newReelsText(userPlan);
  const allWatched = reelsWatchedToday !== undefined && reelsWatchedToday >= totalReels;
  return (
    <PlanCard
      plan={plan}
      aside={
        dayNumber !== undefined && (
          <Badge tone="brand">{t('Day {day} of {total}', { day: dayNumber, total: plan.totalDays })}</Badge>
        )
      }
    >
      <div className={styles['today']}>
        <div className={styles['figures']}>
          {reelsWatchedToday !== undefined && (
            <p>
              <span className={styles['label']}>{t('Reels today')}</span>
              <span className={styles['count']}>
                {t('{watched} of {total}', { watched: reelsWatchedToday, total: totalReels })}
              </span>
            </p>
          )}
          {totalEarnedToday !== undefined && (
            <p className={styles['earned']}>
              <span className={styles['label']}>{t('Earned today')}</span>
              <span>
                <Amount tone={totalEarnedToday > 0 ? 'earned' : 'plain'} size="l">
                  {formatRupees(totalEarnedToday)}
                </Amount>
                <Speaker label={`${planTitle(plan, t)}, ${t('Earned today')}`} amount={totalEarnedToday} />
              </span>
            </p>
          )}
        </div>
        {reelsWatchedToday !== undefined && (
          <ProgressDots
            done={reelsWatchedToday}
            total={totalReels}
            label={t('{watched} of {total} reels watched today', {
              watched: reelsWatchedToday,
              total: totalReels,
            })}
          />
        )}
        {!allWatched && newReels && <p className={styles['label']}>{newReels}</p>}
        {allWatched && (
          <p className={styles['label']}>
            {t('You have watched all of today’s reels. Please come tomorrow.')}
          </p>
        )}
      </div>
      <StreakSection userPlan={userPlan} />
      <WatchButton planId={plan._id} watched={reelsWatchedToday} isDayDone={allWatched} />
    </PlanCard>
  );
}
