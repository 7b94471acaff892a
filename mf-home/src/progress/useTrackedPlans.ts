import { useActionQuery } from '@reelrupee/platform';
import { useMemo } from 'react';
import { trackedPlans } from './trackedPlans';

/** Loads the user’s active plans with today’s progress and streak. */
export function useTrackedPlans(userId: string) {
  const progress = useActionQuery('getUserTodayProgress', { userId });
  const today = progress.state === 'ready' ? progress.reply.data : null;
  return {
    /** Null until loaded. */
    plans: useMemo(() => today && trackedPlans(today), [today]),
    failed: progress.state === 'error',
    retrying: progress.refreshing,
    retry: progress.retry,
  };
}
