import { useActionQuery, useSession, type ActionQuery, type PlanOffer } from '@reelrupee/platform';
import { ScreenLayout, EmptyState, ErrorMessage } from '@reelrupee/ui/core';
import { Layers } from '@reelrupee/ui/icons';
import { useDeferredValue } from 'react';
import { ownershipOf } from './planList/ownPlans';
import { PlanCard } from './planList/PlanCard';
import { PlanCardSkeleton } from './planList/PlanCardSkeleton';
import styles from './PlanListScreen.module.css';
import { t } from './texts/texts';

/** Number of cards that fit on a phone screen. */
const FIRST_SCREENFUL = 3;

/** The list of available plans. */
export function PlanListScreen() {
  const plans = useActionQuery('getPlan', {});
  return (
    <ScreenLayout
      title={t('Recharge plans')}
      intro={t(
        'Every plan runs 50 days with ten reels a day. Earnings unlock after 10 full days in a row. The figures are for watching all reels every day.',
      )}
    >
      <PlanList plans={plans} />
    </ScreenLayout>
  );
}

function PlanList({ plans }: { plans: ActionQuery<'getPlan'> }) {
  switch (plans.state) {
    case 'loading':
      return (
        <div role="group" aria-busy="true" aria-label={t('Loading plans')} className={styles['list']}>
          <PlanCardSkeleton />
          <PlanCardSkeleton />
          <PlanCardSkeleton />
          <PlanCardSkeleton />
        </div>
      );
    case 'error':
      return (
        <ErrorMessage
          text={t('The plans could not be loaded.')}
          retrying={plans.refreshing}
          onRetry={plans.retry}
        />
      );
    case 'ready':
      return plans.reply.data.length === 0 ? <NoPlans /> : <PlanCards plans={plans.reply.data} />;
  }
}

/** Renders the visible cards first and the rest in a deferred update, so that a tap on Plans responds sooner. */
function PlanCards({ plans }: { plans: readonly PlanOffer[] }) {
  const { isKnown, userId, isLoggedIn } = useSession();
  const query = useActionQuery('getUserPlans', { userId }, { enabled: isLoggedIn });
  const ownPlans = query.state === 'ready' ? query.reply.data.plans : [];
  // The page's HTML has all of them.
  const rendered = useDeferredValue(plans, isKnown ? plans.slice(0, FIRST_SCREENFUL) : plans);
  return (
    <ul className={styles['list']}>
      {rendered.map((plan) => (
        <li key={plan._id}>
          <PlanCard plan={plan} ownership={ownershipOf(plan._id, ownPlans)} />
        </li>
      ))}
    </ul>
  );
}

function NoPlans() {
  return (
    <EmptyState
      icon={<Layers size={28} />}
      title={t('No Plans Available')}
      text={t('Please check back later.')}
    />
  );
}
