import { planTitle } from '@reelrupee/contract/planTitle';
import { readRouteState, routes, useActionQuery, type PlanOffer } from '@reelrupee/platform';
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
export default function PlanDetailScreen() {
  const { planData } = readRouteState(useLocation().state);
  return planData ? <PlanDetail opened={planData} /> : <NoPlanData />;
}

/** The plan as it is on sale now: it may have changed since the list that it was opened from. */
function PlanDetail({ opened }: { opened: PlanOffer }) {
  const plans = useActionQuery('getPlan', {});
  const onSale = plans.state === 'ready' ? plans.reply.data : [];
  const plan = onSale.find(({ _id }) => _id === opened._id) ?? opened;
  return (
    <ScreenLayout title={planTitle(plan, t)} back={<BackToPlans />}>
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
