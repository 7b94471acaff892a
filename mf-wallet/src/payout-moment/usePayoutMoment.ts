import { showMoment, useActionQuery, type Transaction } from '@reelrupee/platform';
import { useEffect } from 'react';
import { readPending, savePending } from './pendingWithdrawals';

/** Celebrates withdrawals that were paid since this device saw them pending. The history is asked for only if there are any. */
export function usePayoutMoment(userId: string): void {
  const enabled = userId !== '' && readPending(userId).length > 0;
  const query = useActionQuery('getUserTransactions', { userId }, { enabled });
  const transactions = query.state === 'ready' ? query.reply.data : null;
  useEffect(() => {
    if (!transactions || !concernsPending(userId, transactions)) return;
    void import(/* webpackChunkName: "payout-moment" */ './payoutMoment')
      .then(({ newlyPaid, pendingIds, payoutMoment }) => {
        const paid = newlyPaid(readPending(userId), transactions);
        savePending(userId, pendingIds(transactions));
        for (const transaction of paid) {
          const moment = payoutMoment(transaction);
          if (moment) showMoment(moment);
        }
      })
      // Without the code it is tried again with the next reply.
      .catch(() => undefined);
  }, [userId, transactions]);
}

/** True if a withdrawal is or was pending; only then the code is needed. */
function concernsPending(userId: string, transactions: readonly Transaction[]): boolean {
  return readPending(userId).length > 0 || transactions.some(({ status }) => status === 'pending');
}
