import type { TodayProgress } from '@reelrupee/contract/entities';
import { routes, useActionQuery } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, Section, Skeleton, TroubleMessage } from '@reelrupee/ui/core';
import { ProgressCard } from './ProgressCard';
import styles from './ProgressTracker.module.css';

/** How far the user is today, plan by plan. Its place is as high before the answer as after it. */
export function ProgressTracker({ userId }: { userId: string }) {
  const progress = useActionQuery('getUserTodayProgress', { userId });
  return (
    <Section title="Today’s progress">
      <div className={styles['place']}>
        <TrackerBody progress={progress} />
      </div>
    </Section>
  );
}

function TrackerBody({ progress }: { progress: ReturnType<typeof useActionQuery<'getUserTodayProgress'>> }) {
  switch (progress.state) {
    case 'loading':
      return (
        <div aria-busy="true" aria-label="Loading your progress" role="group" className={styles['skeleton']}>
          <Skeleton height="100%" radius="m" />
        </div>
      );
    case 'trouble':
      return (
        <TroubleMessage
          text="Your progress could not be loaded."
          retrying={progress.refreshing}
          onRetry={progress.retry}
        />
      );
    case 'ready':
      return <TrackerReady plans={progress.reply.data} />;
  }
}

function TrackerReady({ plans }: { plans: TodayProgress[] }) {
  if (plans.length === 0) return <NoPlans />;
  return (
    <ul className={styles['plans']}>
      {plans.map((plan) => (
        <li key={plan.planId}>
          <ProgressCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function NoPlans() {
  return (
    <div className={styles['empty']}>
      <p>No active plans available.</p>
      <Link to={routes.plans} className={buttonClass()}>
        Choose a plan
      </Link>
    </div>
  );
}
