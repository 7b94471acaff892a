import { formatDate, useActionQuery, type SessionUser } from '@reelrupee/platform';
import { SkeletonText } from '@reelrupee/ui/core';
import { allPaidBy } from '../payoutDueDate';
import { t } from '../texts/texts';

/** Explains the amount on hold, with the due date of the pending withdrawals. */
export function OnHoldNote({ user }: { user: SessionUser }) {
  const hasHold = (user.onHold ?? 0) > 0;
  const transactions = useActionQuery('getUserTransactions', { userId: user._id }, { enabled: hasHold });
  if (!hasHold) return t('No withdrawal is pending.');
  if (transactions.state === 'loading') {
    return (
      <SkeletonText>{t('Withdrawal in review, expected by {date}.', { date: '00/00/0000' })}</SkeletonText>
    );
  }
  const due = transactions.state === 'ready' ? allPaidBy(transactions.reply.data) : null;
  return due
    ? t('Withdrawal in review, expected by {date}.', { date: formatDate(due) })
    : t('Withdrawal in review. It will be paid after that.');
}
