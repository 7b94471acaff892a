import {
  goTo,
  readRouteState,
  routes,
  troubleText,
  useActionQuery,
  useUserOrLogin,
} from '@reelrupee/platform';
import { useLocation } from '@reelrupee/platform/router';
import { TroubleMessage, VisuallyHidden } from '@reelrupee/ui/core';
import { useEffect, useState } from 'react';
import { choosePlan } from './reels/choosePlan';
import { Feed } from './reels/Feed';
import { FeedFrame } from './reels/FeedFrame';
import { LoadingSlot } from './reels/LoadingSlot';

const TEXTS = {
  refused: 'Your reels could not be loaded.',
  failed: 'Your reels could not be loaded. Please check your network.',
};

/** /reels: the reels of the plan in navigation state, else of the best plan that the user has. */
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
  const userId = useUserOrLogin();
  const asked = readRouteState(useLocation().state).planId;
  const query = useActionQuery('getUserPlans', { userId }, { enabled: userId !== '' });
  const plans = query.state === 'ready' ? query.reply.data.plans : null;
  // Chosen once: a plan that becomes better while its reels are watched must not change the feed.
  const [planId, setPlanId] = useState<string | null>(null);
  const choice = plans && planId === null ? choosePlan(asked, plans) : null;
  if (choice !== null) setPlanId(choice);
  const nothingToWatch = plans !== null && planId === null && choice === null;
  useEffect(() => {
    if (nothingToWatch) goTo(routes.currentPlan, { replace: true });
  }, [nothingToWatch]);

  if (plans && planId !== null) {
    const userPlan = plans.find(({ planId: plan }) => plan._id === planId) ?? null;
    return <Feed owner={{ userId, planId }} userPlan={userPlan} />;
  }
  const text = query.state === 'trouble' ? troubleText(query.trouble, TEXTS) : null;
  if (text) return <TroubleMessage text={text} retrying={query.refreshing} onRetry={query.retry} />;
  return <LoadingSlot />;
}
