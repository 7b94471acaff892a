import { formatDate, useActionQuery, type SessionUser } from '@reelrupee/platform';
import { SkeletonText } from '@reelrupee/ui/core';
import { isLate, pendingDueDates } from '../payoutDueDate';
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
  const dueDates = transactions.state === 'ready' ? pendingDueDates(transactions.reply.data) : [];
  const late = dueDates.find((due) => isLate(due, new Date()));
  const due = late ?? dueDates.at(-1);
  if (due === undefined) return t('Withdrawal in review. It will be paid after that.');
  const expected = t('Withdrawal in review, expected by {date}.', { date: formatDate(due) });
  return late === undefined ? expected : `${expected} ${t('This is late. Please contact support.')}`;
}
