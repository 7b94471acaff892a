import { routes, type ActionQuery, type PlanOffer } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Section, Skeleton, ErrorMessage } from '@reelrupee/ui/core';
import { PlanCarousel } from './PlanCarousel';
import styles from './RechargePlans.module.css';
import { t } from '../texts/texts';

/** The plans on offer, three at a time. */
export function RechargePlans({ plans }: { plans: ActionQuery<'getPlan'> }) {
  return (
    <Section title={t('Recharge Plans')} aside={<Link to={routes.plans}>{t('See all')}</Link>}>
      <div className={styles['body']}>
        <PlansBody plans={plans} />
      </div>
    </Section>
  );
}

function PlansBody({ plans }: { plans: ActionQuery<'getPlan'> }) {
  switch (plans.state) {
    case 'loading':
      return <PlansSkeleton />;
    case 'error':
      return (
        <ErrorMessage
          text={t('The plans could not be loaded.')}
          retrying={plans.refreshing}
          onRetry={plans.retry}
        />
      );
    case 'ready':
      return <PlansReady plans={plans.reply.data} />;
  }
}

function PlansReady({ plans }: { plans: PlanOffer[] }) {
  if (plans.length === 0) return <p className={styles['empty']}>{t('No Plans Available')}</p>;
  return <PlanCarousel plans={plans} />;
}

/** Takes the same space as the carousel that replaces it. */
function PlansSkeleton() {
  return (
    <div aria-busy="true" aria-label={t('Loading plans')} role="group" className={styles['carousel']}>
      <div className={styles['skeletons']}>
        <Skeleton height="max(100px, 6.25rem)" radius="m" />
        <Skeleton height="max(100px, 6.25rem)" radius="m" />
        <Skeleton height="max(100px, 6.25rem)" radius="m" />
      </div>
    </div>
  );
}
