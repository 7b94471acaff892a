import type { TodayProgress } from '@reelrupee/contract/entities';
import { routes, useActionQuery, type ActionQuery } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, Section, TroubleMessage } from '@reelrupee/ui/core';
import { ProgressCard } from './ProgressCard';
import { ProgressCardSkeleton } from './ProgressCardSkeleton';
import styles from './ProgressTracker.module.css';

interface TrackerProps {
  userId: string;
  progress: ActionQuery<'getUserTodayProgress'>;
}

/** How far the user is today, plan by plan. Its place is as high as one card, whatever the answer is. */
export function ProgressTracker({ userId }: { userId: string }) {
  const progress = useActionQuery('getUserTodayProgress', { userId });
  const waiting = progress.state === 'loading';
  return (
    <Section title="Today’s progress">
      <div aria-busy={waiting} className={styles['place']}>
        <div aria-hidden="true" className={waiting ? undefined : styles['ghost']}>
          <ProgressCardSkeleton />
        </div>
        <TrackerBody userId={userId} progress={progress} />
      </div>
    </Section>
  );
}

function TrackerBody({ userId, progress }: TrackerProps) {
  switch (progress.state) {
    case 'loading':
      return null;
    case 'trouble':
      return (
        <TroubleMessage
          text="Your progress could not be loaded."
          retrying={progress.refreshing}
          onRetry={progress.retry}
        />
      );
    case 'ready':
      return <ActivePlans userId={userId} plans={progress.reply.data} />;
  }
}

function ActivePlans({ userId, plans }: { userId: string; plans: TodayProgress[] }) {
  if (plans.length === 0) return <NoPlans />;
  return (
    <ul className={styles['plans']}>
      {plans.map((plan) => (
        <li key={plan.planId}>
          <ProgressCard userId={userId} plan={plan} />
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
