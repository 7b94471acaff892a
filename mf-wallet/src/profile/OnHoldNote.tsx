import type { User } from '@reelrupee/contract/entities';
import { formatDate, useActionQuery } from '@reelrupee/platform';
import { SkeletonText } from '@reelrupee/ui/core';
import { allPaidBy } from '../payout';

/** Why money is on hold, and by when it is paid. The date comes from the requests themselves. */
export function OnHoldNote({ user }: { user: User }) {
  const waits = user.onHold > 0;
  const transactions = useActionQuery('getUserTransactions', { userId: user._id }, { enabled: waits });
  if (!waits) return 'No withdrawal is waiting.';
  if (transactions.state === 'loading') {
    return <SkeletonText>Withdrawal being checked, expected by 00/00/0000.</SkeletonText>;
  }
  const due = transactions.state === 'ready' ? allPaidBy(transactions.reply.data) : null;
  return due
    ? `Withdrawal being checked, expected by ${formatDate(due)}.`
    : 'Withdrawal being checked, then paid to you.';
}
