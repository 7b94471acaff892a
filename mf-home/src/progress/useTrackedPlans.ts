import { useActionQuery } from '@reelrupee/platform';
import { useMemo } from 'react';
import { trackedPlans } from './trackedPlans';

/** The user's active plans: today's progress and the streaks. */
export function useTrackedPlans(userId: string) {
  const progress = useActionQuery('getUserTodayProgress', { userId });
  const today = progress.state === 'ready' ? progress.reply.data : null;
  return {
    /** Null until the answer is there. */
    plans: useMemo(() => today && trackedPlans(today), [today]),
    troubled: progress.state === 'error',
    retrying: progress.refreshing,
    retry: progress.retry,
  };
}
