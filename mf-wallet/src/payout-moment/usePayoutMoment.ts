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
    // Nothing to celebrate. Stored at once: the page may be left before code has arrived.
    if (readPending(userId).every((id) => pending.includes(id))) return savePending(userId, pending);
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
