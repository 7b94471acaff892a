import { showMoment, type UserPlan } from '@reelrupee/platform';
import { useEffect, useRef } from 'react';

/** Celebrates the end of the day for one of the user’s plans once the plan’s figures include its last reel. A day that was done before is not. */
export function useDayMoment(userPlan: UserPlan | null, plans: readonly UserPlan[] | undefined): void {
  /** Locked rupees before the day’s last reel; null until the day is seen unfinished, and once it is done. */
  const lockedBefore = useRef<number | null>(null);
  useEffect(() => {
    if (!userPlan) return;
    if (!isDone(userPlan)) {
      lockedBefore.current = userPlan.lockedEarnings ?? 0;
    } else if (lockedBefore.current !== null) {
      void celebrate(userPlan, lockedBefore.current, plans);
      lockedBefore.current = null;
    }
  }, [userPlan, plans]);
}

/** Loads the rules with the first finished day; without them the day is done in silence. */
async function celebrate(
  userPlan: UserPlan,
  lockedBefore: number,
  plans?: readonly UserPlan[],
): Promise<void> {
  const rules = await import(/* webpackChunkName: "after-reel" */ './dayMoment').catch(() => null);
  const moment = rules?.dayMoment(userPlan, lockedBefore, plans);
  if (moment) showMoment(moment);
}

function isDone({ reelsWatchedToday = 0, totalReels }: UserPlan): boolean {
  return reelsWatchedToday >= totalReels;
}
