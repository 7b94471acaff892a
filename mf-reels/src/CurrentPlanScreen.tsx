import { errorMessage, useActionQuery, useRequireUser } from '@reelrupee/platform';
import { ScreenLayout, ErrorMessage } from '@reelrupee/ui/core';
import { CurrentPlanSkeleton } from './currentPlan/CurrentPlanSkeleton';
import { PlanEntryList } from './currentPlan/PlanEntryList';

const TEXTS = {
  refused: 'Your plans could not be loaded.',
  failed: 'Your plans could not be loaded. Please check your network.',
};

/** /current_plan: the user’s plans with their progress and links to their reels. */
export function CurrentPlanScreen() {
  return (
    <ScreenLayout
      title="Your Current Plans"
      intro="Ten reels a day for each plan, every day. A day ends at midnight in India."
    >
      <CurrentPlans />
    </ScreenLayout>
  );
}

function CurrentPlans() {
  const userId = useRequireUser();
  const enabled = userId !== '';
  const plans = useActionQuery('getUserPlans', { userId }, { enabled });
  const requests = useActionQuery('getUserPendingAndApprovedRechargePlan', { userId }, { enabled });
  if (plans.state === 'ready' && requests.state === 'ready')
    return <PlanEntryList plans={plans.reply.data.plans} requests={requests.reply.data} />;
  for (const query of [plans, requests]) {
    const text = query.state === 'error' ? errorMessage(query.error, TEXTS) : null;
    if (text) return <ErrorMessage text={text} retrying={query.refreshing} onRetry={query.retry} />;
  }
  return <CurrentPlanSkeleton />;
}
