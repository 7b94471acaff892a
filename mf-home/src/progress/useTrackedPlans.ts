import { useActionQuery } from '@reelrupee/platform';
import { toUserPlan, trackedPlans } from './trackedPlans';

/**
 * Loads the user’s active plans with today’s progress and streak. Not every provider has plans in its reply of today’s
 * progress; the user’s plans then tell the same.
 */
export function useTrackedPlans(userId: string) {
  const progress = useActionQuery('getUserTodayProgress', { userId });
  const today = progress.state === 'ready' ? progress.reply.data : null;
  const hasNoProgress = progress.state === 'error' || today?.length === 0;
  const userPlans = useActionQuery('getUserPlans', { userId }, { enabled: hasNoProgress });
  const fromPlans = hasNoProgress && userPlans.state === 'ready' ? userPlans.reply.data.plans : null;
  const active = today && today.length > 0 ? today.map(toUserPlan) : fromPlans;
  return {
    /** Null until loaded. */
    plans: active && trackedPlans(active),
    /** The user has never had the free plan; false until known. */
    canStartFree:
      userPlans.state === 'ready' && userPlans.reply.data.plans.every(({ planId }) => !planId.isFree),
    failed: hasNoProgress && userPlans.state === 'error',
    retrying: userPlans.refreshing,
    retry: userPlans.retry,
  };
}
