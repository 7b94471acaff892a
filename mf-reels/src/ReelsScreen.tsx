import {
  navigateTo,
  readRouteState,
  routes,
  errorMessage,
  useActionQuery,
  useRequireUser,
} from '@reelrupee/platform';
import { useLocation, useDeferBelowFold } from '@reelrupee/platform/router';
import { VisuallyHidden } from '@reelrupee/ui/core';
import { useDeferredValue, useEffect } from 'react';
import { Feed } from './reels/Feed';
import { FeedFrame } from './reels/FeedFrame';
import { LoadingSlot } from './reels/slots/LoadingSlot';
import { ErrorSlot } from './reels/slots/ErrorSlot';
import { useOpening } from './reels/pages/useOpening';

const TEXTS = {
  refused: 'Your reels could not be loaded.',
  failed: 'Your reels could not be loaded. Please check your network.',
};

/** /reels: the reels of the plan in navigation state, else of the one that the provider chooses. */
export function ReelsScreen() {
  return (
    <FeedFrame>
      <VisuallyHidden>
        <h1>Reels</h1>
      </VisuallyHidden>
      <Reels />
    </FeedFrame>
  );
}

function Reels() {
  const userId = useRequireUser();
  const { planId: asked } = readRouteState(useLocation().state);
  const isUser = userId !== '';
  const plansQuery = useActionQuery('getUserPlans', { userId }, { enabled: isUser });
  const { opening, query: openingQuery } = useOpening(userId, isUser && asked === undefined);
  const nothingToWatch = opening === null;
  useEffect(() => {
    if (nothingToWatch) navigateTo(routes.currentPlan, { replace: true });
  }, [nothingToWatch]);

  const plans = plansQuery.state === 'ready' ? plansQuery.reply.data.plans : null;
  const planId = asked ?? opening?.planId;
  // A feed is much to draw at once: its empty place answers the tap, or waits for the data; then it comes in slices.
  const restIsDue = useDeferBelowFold();
  const isThere = useDeferredValue(plans !== null && planId !== undefined);
  if (restIsDue && isThere && plans && planId !== undefined) {
    const userPlan = plans.find(({ planId: plan }) => plan._id === planId) ?? null;
    const start = opening?.start ?? userPlan?.reelsWatchedToday ?? 0;
    return <Feed owner={{ userId, planId }} userPlan={userPlan} start={start} known={opening?.known} />;
  }
  for (const query of [plansQuery, openingQuery]) {
    const text = query.state === 'error' ? errorMessage(query.error, TEXTS) : null;
    if (text) return <ErrorSlot text={text} retrying={query.refreshing} onRetry={query.retry} />;
  }
  return <LoadingSlot />;
}
