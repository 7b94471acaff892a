/** Display rules for transactions, as pure functions. */
import { formatDate, formatRupees, formatTime, type Transaction } from '@reelrupee/platform';
import type { AmountTone, BadgeTone } from '@reelrupee/ui/core';

/** The badge of a status: green for approved, red for rejected, yellow for everything else. A payout says Paid. */
export function statusBadge({ type, status }: Pick<Transaction, 'type' | 'status'>): {
  tone: BadgeTone;
  label: string;
} {
  if (type === 'Withdrawal' && status === 'approved') return { tone: 'earned', label: 'Paid' };
  const label = status.charAt(0).toUpperCase() + status.slice(1);
  if (status === 'approved') return { tone: 'earned', label };
  return { tone: status === 'rejected' ? 'danger' : 'pending', label };
}

/**
 * The amount with its sign: + for earnings, − for withdrawals. Recharges are paid from outside the wallet and
 * unlocking only moves earlier earnings, so neither has a sign; nor have types of other providers. A dash if unknown.
 */
export function amountView({ type, amount, status }: Transaction): { text: string; tone: AmountTone } {
  if (amount === undefined) return { text: '–', tone: 'plain' };
  const rupees = formatRupees(amount);
  const isRejected = status === 'rejected';
  switch (type) {
    case 'Reel earnings':
    case 'Referral reward':
      return { text: `+ ${rupees}`, tone: status === 'approved' ? 'earned' : 'pending' };
    case 'Withdrawal':
      return { text: isRejected ? rupees : `− ${rupees}`, tone: 'plain' };
    default:
      return { text: rupees, tone: 'plain' };
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
