import { lazyComponent, useLazyComponent } from '@reelrupee/platform';
import { useEffect, useState } from 'react';
import { onFirstEngagement } from '../../startup/onFirstEngagement';

const balanceChip = lazyComponent(() => import(/* webpackChunkName: "member" */ './BalanceChip'));

/** The place of the balance chip, whose code and call wait until the member engages: a glance costs one screen. */
export function BalanceSlot({ userId }: { userId: string }) {
  const [isEngaged, setIsEngaged] = useState(() => balanceChip.loaded !== null);
  useEffect(() => {
    if (isEngaged) return undefined;
    return onFirstEngagement(() => setIsEngaged(true));
  }, [isEngaged]);
  return isEngaged ? <LoadedChip userId={userId} /> : null;
}

function LoadedChip({ userId }: { userId: string }) {
  // Without its code the navbar has no balance; the profile has.
  const { Part: BalanceChip } = useLazyComponent(balanceChip);
  return BalanceChip && <BalanceChip userId={userId} />;
}
