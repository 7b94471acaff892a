import { formatDate, useActionQuery, type SessionUser } from '@reelrupee/platform';
import { SkeletonText } from '@reelrupee/ui/core';
import { pendingPayouts } from '../pendingPayouts';
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
  // A pause has no known end.
  const isDateKnown = transactions.state === 'ready' && !user.withdrawalsPaused;
  const payouts = isDateKnown ? pendingPayouts(transactions.reply.data) : [];
  const late = payouts.find((payout) => payout.late);
  // It has the length of the skeleton's text, so that the content below does not move.
  if (late !== undefined)
    return t('Late: expected by {date}. Contact support.', { date: formatDate(late.due) });
  const last = payouts.at(-1);
  return last === undefined
    ? t('Withdrawal in review. It will be paid after that.')
    : t('Withdrawal in review, expected by {date}.', { date: formatDate(last.due) });
}
