import { useActionQuery } from '@reelrupee/platform';
import { useMemo } from 'react';
import { trackedPlans } from './trackedPlans';

/** The user's active plans: today's progress and the streaks, asked for side by side. */
export function useTrackedPlans(userId: string) {
  const progress = useActionQuery('getUserTodayProgress', { userId });
  const owned = useActionQuery('getUserPlans', { userId });
  const today = progress.state === 'ready' ? progress.reply.data : null;
  const plans = owned.state === 'ready' ? owned.reply.data.plans : null;
  return {
    /** Null until both answers are there. */
    plans: useMemo(() => (today && plans ? trackedPlans(today, plans) : null), [today, plans]),
    troubled: progress.state === 'trouble' || owned.state === 'trouble',
    retrying: progress.refreshing || owned.refreshing,
    retry: () => {
      progress.retry();
      owned.retry();
    },
  };
}
