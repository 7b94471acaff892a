import { readRouteState, routes } from '@reelrupee/platform';
import { Link, useLocation } from '@reelrupee/platform/router';
import { buttonClass, ScreenLayout, EmptyState } from '@reelrupee/ui/core';
import { Layers } from '@reelrupee/ui/icons';
import { BackToPlans } from './BackToPlans';
import { PlanActions } from './planDetail/PlanActions';
import { PlanEarnings } from './planDetail/PlanEarnings';
import { Reminders } from './planDetail/Reminders';
import { StreakRule } from './planDetail/StreakRule';
import { t } from './texts/texts';

/** A plan’s details: earnings, price, the streak rule and reminders. */
export function PlanDetailScreen() {
  const { planData: plan } = readRouteState(useLocation().state);
  if (!plan) return <NoPlanData />;
  return (
    <ScreenLayout title={plan.title} back={<BackToPlans />}>
      <PlanEarnings plan={plan} />
      <PlanActions plan={plan} />
      <StreakRule days={plan.streakDaysRequired} />
      <Reminders plan={plan} />
    </ScreenLayout>
  );
}

function NoPlanData() {
  return (
    <ScreenLayout title={t('Plan')} hideTitle>
      <EmptyState
        icon={<Layers size={28} />}
        title={t('No plan data found.')}
        text={t('Choose a plan from the list to see what it pays.')}
        action={
          <Link to={routes.plans} className={buttonClass()}>
            {t('See all plans')}
          </Link>
        }
      />
    </ScreenLayout>
  );
}
