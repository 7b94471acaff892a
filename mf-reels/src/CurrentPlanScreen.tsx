import { errorMessage, useActionQuery, useRequireUser, type UserPlan } from '@reelrupee/platform';
import { ScreenLayout, ErrorMessage } from '@reelrupee/ui/core';
import { useEffect } from 'react';
import { CurrentPlanSkeleton } from './currentPlan/CurrentPlanSkeleton';
import { mergeRequests } from './currentPlan/planEntries';
import { PlanEntryList } from './currentPlan/PlanEntryList';
import { resumeReports } from './reels/reports/reports';
import { t } from './texts/texts';

const errorTexts = () => ({
  refused: t('Your plans could not be loaded.'),
  failed: t('Your plans could not be loaded.'),
  unreachable: t('Your plans could not be loaded. Please check your network.'),
});

/** /current_plan: the user’s plans with their progress and links to their reels. */
export default function CurrentPlanScreen() {
  return (
    <ScreenLayout
      title={t('Your Current Plans')}
      intro={t('Ten reels a day for each plan, every day. A day ends at midnight in India.')}
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
  const pending = useActionQuery('getUserPendingRechargeList', { userId }, { enabled });
  const queries = [plans, requests, pending];

  useEffect(() => resumeReports(userId), [userId]);

  const userPlans = plans.state === 'ready' ? plans.reply.data.plans : [];
  // An active paid plan does not wait for the requests. Any other list may change with them, so that it would move.
  const isSettled = plans.state !== 'loading' && requests.state !== 'loading';
  if (!isSettled && !userPlans.some(isActivePaidPlan)) return <CurrentPlanSkeleton />;
  const failed = queries.find(({ state }) => state === 'error');
  const text = failed?.state === 'error' ? errorMessage(failed.error, errorTexts()) : null;
  return (
    <>
      {failed && text && (
        <ErrorMessage
          text={text}
          retrying={failed.refreshing}
          onRetry={() => queries.forEach(({ state, retry }) => state === 'error' && retry())}
        />
      )}
      <PlanEntryList
        userId={userId}
        plans={userPlans}
        requests={mergeRequests(
          requests.state === 'ready' ? requests.reply.data : [],
          pending.state === 'ready' ? pending.reply.data : [],
        )}
        isComplete={plans.state === 'ready' && requests.state === 'ready'}
      />
    </>
  );
}

function isActivePaidPlan({ status, planId }: UserPlan): boolean {
  return status === 'active' && !planId.isFree;
}
