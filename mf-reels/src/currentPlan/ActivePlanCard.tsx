import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { Amount, Badge, ProgressDots } from '@reelrupee/ui/core';
import styles from './ActivePlanCard.module.css';
import { PlanCard } from './PlanCard';
import { StreakSection } from './StreakSection';
import { WatchButton } from './WatchButton';

/** An active plan: its day, today’s reels and earnings, its streak, and the button that opens its reels. */
export function ActivePlanCard({ userPlan }: { userPlan: UserPlan }) {
  const { planId: plan, dayNumber, reelsWatchedToday, totalReels, totalEarnedToday } = userPlan;
  const allWatched = reelsWatchedToday !== undefined && reelsWatchedToday >= totalReels;
  return (
    <PlanCard
      plan={plan}
      aside={
        dayNumber !== undefined && (
          <Badge tone="brand">
            Day {dayNumber} of {plan.totalDays}
          </Badge>
        )
      }
    >
      <div className={styles['today']}>
        <div className={styles['figures']}>
          {reelsWatchedToday !== undefined && (
            <p>
              <span className={styles['label']}>Reels today</span>
              <span className={styles['count']}>
                {reelsWatchedToday} of {totalReels}
              </span>
            </p>
          )}
          {totalEarnedToday !== undefined && (
            <p className={styles['earned']}>
              <span className={styles['label']}>Earned today</span>
              <Amount tone={totalEarnedToday > 0 ? 'earned' : 'plain'} size="l">
                {formatRupees(totalEarnedToday)}
              </Amount>
            </p>
          )}
        </div>
        {reelsWatchedToday !== undefined && (
          <ProgressDots
            done={reelsWatchedToday}
            total={totalReels}
            label={`${reelsWatchedToday} of ${totalReels} reels watched today`}
          />
        )}
        {allWatched && (
          <p className={styles['label']}>You have watched all of today’s reels. Please come tomorrow.</p>
        )}
      </div>
      <StreakSection userPlan={userPlan} />
      <WatchButton planId={plan._id} isDayDone={allWatched} />
    </PlanCard>
  );
}
