import { showMoment, useActionQuery } from '@reelrupee/platform';
import { useEffect } from 'react';
import { pendingIds, readPending, savePending } from './pendingWithdrawals';

/** Celebrates withdrawals that were paid since this device saw them pending. The history is asked for only if there are any. */
export function usePayoutMoment(userId: string): void {
  const enabled = userId !== '' && readPending(userId).length > 0;
  const query = useActionQuery('getUserTransactions', { userId }, { enabled });
  const transactions = query.state === 'ready' ? query.reply.data : null;
  useEffect(() => {
    if (!transactions) return;
    const pending = pendingIds(transactions);
    if (readPending(userId).length === 0) {
      // At once: a page that is left before the code is there must have stored them.
      if (pending.length > 0) savePending(userId, pending);
      return;
    }
    void import(/* webpackChunkName: "payout-moment" */ './payoutMoment')
      .then(({ newlyPaid, payoutMoment }) => {
        const paid = newlyPaid(readPending(userId), transactions);
        savePending(userId, pending);
        for (const transaction of paid) {
          const moment = payoutMoment(transaction);
          if (moment) showMoment(moment);
        }
      })
      // Without the code it is tried again with the next reply.
      .catch(() => undefined);
  }, [userId, transactions]);
}
