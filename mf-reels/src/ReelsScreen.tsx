import {
  navigateTo,
  readRouteState,
  routes,
  errorMessage,
  lazyComponent,
  useActionQuery,
  useLazyComponent,
  useRequireUser,
  useSession,
} from '@reelrupee/platform';
import { useLocation, useDeferBelowFold } from '@reelrupee/platform/router';
import { VisuallyHidden } from '@reelrupee/ui/core';
import { useDeferredValue, useEffect } from 'react';
import { Feed } from './reels/Feed';
import { FeedFrame } from './reels/FeedFrame';
import { LoadingSlot } from './reels/slots/LoadingSlot';
import { ErrorSlot } from './reels/slots/ErrorSlot';
import { useFeedStart } from './reels/pagination/useFeedStart';
import { t } from './texts/texts';

const sampleFeed = lazyComponent(() => import('./samples/SampleFeed'));

const errorTexts = () => ({
  refused: t('Your reels could not be loaded.'),
  failed: t('Your reels could not be loaded.'),
  unreachable: t('Your reels could not be loaded. Please check your network.'),
});

/** /reels: the reels of the plan in navigation state, or else of the plan that the provider chooses. */
export function ReelsScreen() {
  return (
    <FeedFrame>
      <VisuallyHidden>
        <h1>{t('Reels')}</h1>
      </VisuallyHidden>
      <MemberOrSamples />
    </FeedFrame>
  );
}

/** Visitors who opened a sample watch the samples; without one they are sent to log in. */
function MemberOrSamples() {
  const { isKnown, isLoggedIn, userId } = useSession();
  const { sample, planId } = readRouteState(useLocation().state);
  // The history may lead from the reels of one plan to those of another, and another tab may log in another user.
  if (sample === undefined || isLoggedIn)
    return <Reels key={`${userId} ${planId}`} requestedPlanId={planId} />;
  return isKnown ? <Samples start={sample} /> : <LoadingSlot />;
}

function Samples({ start }: { start: number }) {
  const { Part: SampleFeed, failed, retry } = useLazyComponent(sampleFeed);
  if (SampleFeed) return <SampleFeed start={start} />;
  return failed ? <ErrorSlot text={errorTexts().failed} retrying={false} onRetry={retry} /> : <LoadingSlot />;
}

function Reels({ requestedPlanId }: { requestedPlanId: string | undefined }) {
  const userId = useRequireUser();
  const isUser = userId !== '';
  const plansQuery = useActionQuery('getUserPlans', { userId }, { enabled: isUser });
  const plans = plansQuery.state === 'ready' ? plansQuery.reply.data.plans : null;
  const { feedStart, query: feedStartQuery } = useFeedStart(
    userId,
    isUser && requestedPlanId === undefined,
    plans,
  );
  const nothingToWatch = feedStart === null;
  useEffect(() => {
    if (nothingToWatch) navigateTo(routes.currentPlan, { replace: true });
  }, [nothingToWatch]);

  const planId = requestedPlanId ?? feedStart?.planId;
  // The feed is expensive to render: a tap first shows its placeholder, then the feed renders in slices.
  const canRenderFeed = useDeferBelowFold();
  // Reels can be watched without the user's plans, which only add figures.
  const arePlansSettled = plans !== null || plansQuery.state === 'error';
  const isLoaded = useDeferredValue(arePlansSettled && planId !== undefined);
  if (canRenderFeed && isLoaded && arePlansSettled && planId !== undefined) {
    const userPlan = plans?.find(({ planId: plan }) => plan._id === planId) ?? null;
    const start = feedStart?.start ?? userPlan?.reelsWatchedToday ?? 0;
    return (
      <Feed
        owner={{ userId, planId }}
        userPlan={userPlan}
        plans={plans ?? undefined}
        start={start}
        preloaded={feedStart?.preloaded}
      />
    );
  }
  for (const query of [plansQuery, feedStartQuery]) {
    const text = query.state === 'error' ? errorMessage(query.error, errorTexts()) : null;
    if (text) return <ErrorSlot text={text} retrying={query.refreshing} onRetry={query.retry} />;
  }
  return <LoadingSlot />;
}
