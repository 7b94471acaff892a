import type { Plan, UserPlan } from '@reelrupee/contract/entities';
import { isPaused } from '@reelrupee/contract/streak';
import { routes, useActionQuery } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ScreenLayout, EmptyState, ErrorMessage } from '@reelrupee/ui/core';
import { Layers } from '@reelrupee/ui/icons';
import { BackToPlans } from '../BackToPlans';
import { FreePlanForm } from './FreePlanForm';
import { PaidPlanForm } from './PaidPlanForm';
import { RechargeSkeleton } from './RechargeSkeleton';
import { PlanStatus } from './PlanStatus';

interface RechargePageProps {
  userId: string;
  planId: string;
}

/** Asks for the plan's terms of today and for the user's standing with it, then shows what fits. */
export function RechargeContent({ userId, planId }: RechargePageProps) {
  return (
    <ScreenLayout title="Recharge" back={<BackToPlans />}>
      <RechargeBody userId={userId} planId={planId} />
    </ScreenLayout>
  );
}

function RechargeBody({ userId, planId }: RechargePageProps) {
  const plans = useActionQuery('getPlan', {});
  const standing = useActionQuery('getRechargeStatus', { userId, planId });
  const owned = useActionQuery('getUserPlans', { userId });
  const troubled = [plans, standing, owned].filter((query) => query.state === 'error');
  if (troubled.length > 0) {
    return (
      <ErrorMessage
        text="This plan could not be loaded."
        retrying={troubled.some((query) => query.refreshing)}
        onRetry={() => troubled.forEach((query) => query.retry())}
      />
    );
  }
  if (plans.state !== 'ready' || standing.state !== 'ready' || owned.state !== 'ready') {
    return <RechargeSkeleton />;
  }
  const plan = plans.reply.data.find(({ _id }) => _id === planId);
  if (!plan) return <PlanGone />;
  const { status } = standing.reply.data;
  if (status === 'pending' || status === 'approved') return <PlanStatus plan={plan} status={status} />;
  return (
    <Form
      plan={plan}
      userId={userId}
      wasRejected={status === 'rejected'}
      freePlan={runningFreePlan(owned.reply.data.plans)}
    />
  );
}

/** The free plan that a paid one would put to rest; null when none runs, or rests already. */
function runningFreePlan(plans: UserPlan[]): UserPlan | null {
  return (
    plans.find((plan) => plan.status === 'active' && plan.planId.isFree && !isPaused(plan, plans)) ?? null
  );
}

interface FormProps {
  plan: Plan;
  userId: string;
  wasRejected: boolean;
  freePlan: UserPlan | null;
}

function Form(props: FormProps) {
  return props.plan.isFree ? <FreePlanForm {...props} /> : <PaidPlanForm {...props} />;
}

function PlanGone() {
  return (
    <EmptyState
      icon={<Layers size={28} />}
      title="This plan is no longer on offer"
      text="Please choose another one."
      action={
        <Link to={routes.plans} className={buttonClass()}>
          See all plans
        </Link>
      }
    />
  );
}
