import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, Section, ErrorMessage } from '@reelrupee/ui/core';
import { ProgressCard } from './ProgressCard';
import { ProgressCardSkeleton } from './ProgressCardSkeleton';
import styles from './ProgressTracker.module.css';
import type { TrackedPlan } from './trackedPlans';
import { useTrackedPlans } from './useTrackedPlans';

/** How far the user is today, plan by plan. Its place is as high as one card, whatever the answer is. */
export function ProgressTracker({ userId }: { userId: string }) {
  const { plans, troubled, retrying, retry } = useTrackedPlans(userId);
  const waiting = plans === null && !troubled;
  return (
    <Section title="Today’s progress">
      <div aria-busy={waiting} className={styles['place']}>
        <div aria-hidden="true" className={waiting ? undefined : styles['ghost']}>
          <ProgressCardSkeleton />
        </div>
        {plans && <ActivePlans plans={plans} />}
        {plans === null && troubled && (
          <ErrorMessage text="Your progress could not be loaded." retrying={retrying} onRetry={retry} />
        )}
      </div>
    </Section>
  );
}

function ActivePlans({ plans }: { plans: TrackedPlan[] }) {
  if (plans.length === 0) return <NoPlans />;
  return (
    <ul className={styles['plans']}>
      {plans.map((plan) => (
        <li key={plan.today.planId}>
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
