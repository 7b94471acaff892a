import { useActionQuery } from '@reelrupee/platform';
import { cx, SkeletonText } from '@reelrupee/ui/core';
import styles from './ProgressCard.module.css';
import { streakStanding } from './streakStanding';

/** What of the plan's earnings is still locked, and until when. Its place is there before the answer. */
export function StreakLine({ userId, planId }: { userId: string; planId: string }) {
  const plans = useActionQuery('getUserPlans', { userId });
  if (plans.state !== 'ready') return <StreakLineSkeleton />;
  const plan = plans.reply.data.plans.find((owned) => owned.planId._id === planId);
  if (!plan) return <StreakLineSkeleton />;
  const { open, money, days } = streakStanding(plan);
  return (
    <p className={cx(styles['streak'], open && styles['open'])}>
      <span className={styles['money']}>{money}</span>
      <span>{days}</span>
    </p>
  );
}

/** The line on its way. */
export function StreakLineSkeleton() {
  return (
    <p className={styles['streak']}>
      <SkeletonText>₹10.00 locked</SkeletonText>
      <SkeletonText>Streak: 0 of 10 days</SkeletonText>
    </p>
  );
}
