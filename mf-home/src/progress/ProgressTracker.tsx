import { routes, useActionQuery, type RouteState } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, Section, ErrorMessage } from '@reelrupee/ui/core';
import { ProgressCard } from './ProgressCard';
import { ProgressCardSkeleton } from './ProgressCardSkeleton';
import styles from './ProgressTracker.module.css';
import type { TrackedPlan } from './trackedPlans';
import { useTrackedPlans } from './useTrackedPlans';
import { t } from '../texts/texts';

/** Today’s progress of each active plan. It is always at least as high as one card, to avoid layout shifts. */
export function ProgressTracker({ userId }: { userId: string }) {
  const { plans, canStartFree, failed, retrying, retry } = useTrackedPlans(userId);
  const loading = plans === null && !failed;
  return (
    <Section title={t('Today’s progress')}>
      <div aria-busy={loading} className={styles['stack']}>
        <div aria-hidden="true" className={loading ? undefined : styles['placeholder']}>
          <ProgressCardSkeleton />
        </div>
        {plans && <ActivePlans plans={plans} canStartFree={canStartFree} />}
        {plans === null && failed && (
          <ErrorMessage text={t('Your progress could not be loaded.')} retrying={retrying} onRetry={retry} />
        )}
      </div>
    </Section>
  );
}

function ActivePlans({ plans, canStartFree }: { plans: TrackedPlan[]; canStartFree: boolean }) {
  if (plans.length === 0) return <NoPlans canStartFree={canStartFree} />;
  return (
    <ul className={styles['plans']}>
      {plans.map((tracked) => (
        <li key={tracked.plan.planId._id}>
          <ProgressCard tracked={tracked} />
        </li>
      ))}
    </ul>
  );
}

/** The next step of a member without a plan: the free one, unless it was used. */
function NoPlans({ canStartFree }: { canStartFree: boolean }) {
  const offers = useActionQuery('getPlan', {}, { enabled: canStartFree });
  const free = offers.state === 'ready' ? offers.reply.data.find(({ isFree }) => isFree) : undefined;
  const state: RouteState = free ? { planId: free._id } : {};
  return (
    <div className={styles['empty']}>
      <p>{t('No active plans available.')}</p>
      {free && (
        <Link to={routes.recharge} state={state} className={buttonClass()}>
          {t('Start the free plan')}
        </Link>
      )}
      <Link to={routes.plans} className={buttonClass({ variant: free ? 'quiet' : 'primary' })}>
        {t('Choose a plan')}
      </Link>
    </div>
  );
}
