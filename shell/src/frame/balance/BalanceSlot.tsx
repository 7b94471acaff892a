import { isQueryCached, lazyComponent, routes, useLazyComponent, useOnline } from '@reelrupee/platform';
import { useLocation } from '@reelrupee/platform/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { onFirstEngagement } from '../../startup/onFirstEngagement';
import { preloadQueries } from '../../startup/preloadQueries';

const balanceChip = lazyComponent(() => import(/* webpackChunkName: "balance" */ './BalanceChip'));

/** The place of the balance chip, whose code and call wait until the member engages: a glance costs one screen. */
export function BalanceSlot({ userId }: { userId: string }) {
  const [isEngaged, setIsEngaged] = useState(() => balanceChip.loaded !== null);
  const hasOwnCall = useLocation().pathname === routes.profile;
  useEffect(() => {
    if (isEngaged) return undefined;
    return onFirstEngagement(() => {
      // In parallel with the chip's code, and without axios, which a visit without further calls does not need.
      if (!hasOwnCall && !isQueryCached('getUserProfile', { userId })) {
        preloadQueries([{ action: 'getUserProfile', of: 'user' }]);
      }
      setIsEngaged(true);
    });
  }, [isEngaged, hasOwnCall, userId]);
  return isEngaged ? <LoadedChip userId={userId} /> : null;
}

function LoadedChip({ userId }: { userId: string }) {
  // Without its code the navbar has no balance; the profile has.
  const { Part: BalanceChip, failed, retry } = useLazyComponent(balanceChip);
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const retryFailed = useEffectEvent(() => {
    if (failed && isOnline) retry();
  });
  useEffect(() => retryFailed(), [pathname, isOnline]);
  return BalanceChip && <BalanceChip userId={userId} />;
}
