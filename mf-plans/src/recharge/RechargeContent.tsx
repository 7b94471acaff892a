import { isPaused } from '@reelrupee/contract/pausedPlan';
import { routes, useActionQuery, type PlanOffer, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ScreenLayout, EmptyState, ErrorMessage } from '@reelrupee/ui/core';
import { Layers } from '@reelrupee/ui/icons';
import { useEffect, useState } from 'react';
import { BackToPlans } from '../BackToPlans';
import { FreePlanForm } from './FreePlanForm';
import { PaidPlanForm } from './PaidPlanForm';
import { pausedFreePlanNote } from './pausedFreePlanNote';
import { PlanOffSaleNote } from './PlanOffSaleNote';
import { PlanStatus } from './PlanStatus';
import { readProofDraft } from './proofDraft';
import { ProofSection } from './ProofSection';
import { RechargeSkeleton } from './RechargeSkeleton';
import { t } from '../texts/texts';

interface RechargeProps {
  userId: string;
  planId: string;
}

/** Loads the plan’s current terms and the user’s recharge status, then shows the matching form or status. */
export function RechargeContent({ userId, planId }: RechargeProps) {
  return (
    <ScreenLayout title={t('Recharge')} back={<BackToPlans />}>
      <RechargeBody userId={userId} planId={planId} />
    </ScreenLayout>
  );
}

function RechargeBody({ userId, planId }: RechargeProps) {
  // Users pay this price outside of the app, so that no later refusal could correct it.
  const plans = useActionQuery('getPlan', {}, { confirmed: true });
  const recharge = useActionQuery('getRechargeStatus', { userId, planId });
  const userPlans = useActionQuery('getUserPlans', { userId });
  const offer = plans.state === 'ready' ? plans.reply.data.find(({ _id }) => _id === planId) : undefined;
  // Kept if it is taken off sale: its user may have paid by then.
  const [plan, setPlan] = useState(offer);
  if (offer && offer !== plan) setPlan(offer);
  const failed = [plans, recharge].filter((query) => query.state === 'error');
  if (failed.length > 0) {
    return (
      <ErrorMessage
        text={t('This plan could not be loaded.')}
        retrying={failed.some((query) => query.refreshing)}
        onRetry={() => failed.forEach((query) => query.retry())}
      />
    );
  }
  if (plans.state !== 'ready' || recharge.state !== 'ready' || userPlans.state === 'loading') {
    return <RechargeSkeleton />;
  }
  const ownPlans = userPlans.state === 'ready' ? userPlans.reply.data.plans : [];
  if (plan?.isFree && hasUsedFreePlan(ownPlans)) return <FreePlanUsed />;
  const { status, reversed = false } = recharge.reply.data;
  if (status === 'pending' || status === 'approved') {
    const paused = plan !== undefined && isPaused({ planId: plan }, ownPlans);
    return <PlanStatus plan={plan} status={status} isPaused={paused} />;
  }
  if (!plan) return <PlanOffSale userId={userId} planId={planId} />;
  if (plan.isFree && !offer) return <PlanUnavailable />;
  return (
    <Form
      plan={plan}
      userId={userId}
      isOnSale={offer !== undefined}
      wasRejected={status === 'rejected'}
      wasReversed={reversed}
      // Only notes depend on them, which is no reason to block a recharge.
      ownPlans={ownPlans}
    />
  );
}

/** The free plan that a paid one would pause; null if there is none, or if it is paused already. */
function activeFreePlan(plans: UserPlan[]): UserPlan | null {
  return (
    plans.find((plan) => plan.status === 'active' && plan.planId.isFree && !isPaused(plan, plans)) ?? null
  );
}

interface FormProps {
  plan: PlanOffer;
  userId: string;
  isOnSale: boolean;
  wasRejected: boolean;
  wasReversed: boolean;
  ownPlans: UserPlan[];
}

/** The form of a plan. When a status replaces it with the button that was tapped, the screen gets the focus. */
function Form({ ownPlans, ...props }: FormProps) {
  useEffect(() => focusScreenUnlessElsewhere, []);
  const { plan } = props;
  return plan.isFree ? (
    <FreePlanForm {...props} pausedNote={pausedFreePlanNote(plan, ownPlans)} />
  ) : (
    <PaidPlanForm {...props} freePlan={activeFreePlan(ownPlans)} />
  );
}

function focusScreenUnlessElsewhere(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus();
}

/** The free plan can be used once, also after it has ended. */
function hasUsedFreePlan(plans: UserPlan[]): boolean {
  return plans.some(({ planId, status }) => planId.isFree && status === 'ended');
}

function FreePlanUsed() {
  return (
    <EmptyState
      icon={<Layers size={28} />}
      title={t('You have used your free plan')}
      text={t('It can be used once, and its 50 days are over. Paid plans can be taken again and again.')}
      action={
        <Link to={routes.plans} className={buttonClass()}>
          {t('See all plans')}
        </Link>
      }
    />
  );
}

/** A plan whose terms are not known to this page. Its user may have paid before the page was loaded again. */
function PlanOffSale({ userId, planId }: RechargeProps) {
  const total = readProofDraft(userId, planId)?.totals.at(-1);
  if (!total) return <PlanUnavailable />;
  return (
    <>
      <PlanOffSaleNote />
      <ProofSection planId={planId} userId={userId} title={t('Send the proof')} total={total} />
    </>
  );
}

function PlanUnavailable() {
  return (
    <EmptyState
      icon={<Layers size={28} />}
      title={t('This plan is no longer available')}
      text={t('Please choose another plan. If you have paid for this one, please contact support.')}
      action={
        <>
          <Link to={routes.plans} className={buttonClass({ block: true })}>
            {t('See all plans')}
          </Link>
          <Link to={routes.support} className={buttonClass({ variant: 'quiet', block: true })}>
            {t('Help and support')}
          </Link>
        </>
      }
    />
  );
}
