import { isPaused } from '@reelrupee/contract/pausedPlan';
import { computeStreak } from '@reelrupee/contract/streak';
import { routes, type User } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, Card, Section, Skeleton, EmptyState } from '@reelrupee/ui/core';
import { Layers } from '@reelrupee/ui/icons';
import { CurrentPlan } from './CurrentPlan';
import { t } from '../texts/texts';

/** The active plans and their progress. */
export function CurrentPlans({ user }: { user: User | null }) {
  const plans = user?.plans.filter((plan) => plan.status === 'active');
  const hasUsedFreePlan = user?.plans.some(({ planId, status }) => planId.isFree && status === 'ended');
  return (
    <Section
      title={t('Current Plans')}
      aside={plans?.length ? <Link to={routes.currentPlan}>{t('Watch reels')}</Link> : null}
    >
      {!plans && <Skeleton height="15rem" radius="m" />}
      {plans?.map((plan) => (
        <CurrentPlan
          key={plan.planId._id}
          plan={plan}
          streak={computeStreak(plan, plans)}
          isHidden={isPaused(plan, plans)}
        />
      ))}
      {plans?.length === 0 && (
        <Card>
          <EmptyState
            icon={<Layers size={28} />}
            title={t('No active plans available.')}
            text={
              hasUsedFreePlan
                ? t('Your free plan has ended. Paid plans run 50 days and pay more for each reel.')
                : t('Start with the free plan: ten short reels a day, no payment.')
            }
            action={
              <Link to={routes.plans} className={buttonClass({ variant: 'secondary' })}>
                {t('See plans')}
              </Link>
            }
          />
        </Card>
      )}
    </Section>
  );
}
