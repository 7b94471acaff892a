/** Display rules for transactions, as pure functions. */
import { formatDate, formatRupees, formatTime, type Transaction } from '@reelrupee/platform';
import type { AmountTone, BadgeTone } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/**
 * The badge of a status: green for approved, red for rejected, yellow for everything else. A payout says Paid, earnings
 * that wait for their streak say Locked, and money that was taken from the balance says Taken back.
 */
export function statusBadge({ type, status }: Pick<Transaction, 'type' | 'status'>): {
  tone: BadgeTone;
  label: string;
} {
  if (type === 'Withdrawal' && status === 'approved') return { tone: 'earned', label: t('Paid') };
  if (type === 'Reel earnings' && status === 'pending') return { tone: 'pending', label: t('Locked') };
  if (status === 'rejected' && isTakenBack(type)) return { tone: 'danger', label: t('Taken back') };
  const label = statusText(status);
  if (status === 'approved') return { tone: 'earned', label };
  return { tone: status === 'rejected' ? 'danger' : 'pending', label };
}

/**
 * The amount with its sign: + for earnings, − for withdrawals, and that of an adjustment. Recharges are paid from outside the wallet and
 * unlocking only moves earlier earnings, so neither has a sign; nor have types of other providers. Rejected, released
 * money was taken back, which is −; locked earnings and withdrawals then have moved nothing. A dash if unknown.
 */
export function amountView({ type, amount, status }: Transaction): { text: string; tone: AmountTone } {
  if (amount === undefined) return { text: '–', tone: 'plain' };
  const rupees = formatRupees(amount);
  if (status === 'rejected') return { text: isTakenBack(type) ? `− ${rupees}` : rupees, tone: 'plain' };
  switch (type) {
    case 'Reel earnings':
    case 'Referral reward':
      return { text: `+ ${rupees}`, tone: status === 'approved' ? 'earned' : 'pending' };
    case 'Withdrawal':
      return { text: `− ${rupees}`, tone: 'plain' };
    case 'Adjustment':
      return amount < 0
        ? { text: `− ${formatRupees(-amount)}`, tone: 'plain' }
        : { text: `+ ${rupees}`, tone: 'earned' };
    default:
      return { text: rupees, tone: 'plain' };
  }
}

/** True if the rejection of this type took money from the balance. */
function isTakenBack(type: string): boolean {
  return type === 'Referral reward' || type === 'Earnings unlocked';
}

/** A status as text; one of another provider as it is. */
function statusText(status: string): string {
  switch (status) {
    case 'approved':
      return t('Approved');
    case 'rejected':
      return t('Rejected');
    case 'pending':
      return t('Pending');
    default:
      return status.charAt(0).toUpperCase() + status.slice(1);
  }
}

/** A type as text; one of another provider as it is. */
export function typeText(type: string): string {
  switch (type) {
    case 'Reel earnings':
    case 'Earnings unlocked':
    case 'Referral reward':
    case 'Recharge':
    case 'Withdrawal':
    case 'Adjustment':
    case 'Transaction':
      return t(type);
    default:
      return type;
  }
}

/** Date and time; empty if unknown. */
export function whenText(createdAt: string | undefined): string {
  return createdAt === undefined ? '' : `${formatDate(createdAt)}, ${formatTime(createdAt)}`;
}

/** True if a transaction has steps to show. */
export function hasSteps({ type, status }: Pick<Transaction, 'type' | 'status'>): boolean {
  return (type === 'Recharge' || type === 'Withdrawal') && status !== '';
}
