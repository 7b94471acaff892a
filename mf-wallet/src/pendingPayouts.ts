import { payoutDueBy } from '@reelrupee/contract/payoutDueBy';
import type { Transaction } from '@reelrupee/platform';

export interface PendingPayout {
  /** ISO 8601. */
  due: string;
  late: boolean;
}

/** The due dates of all pending withdrawals, earliest first. */
export function pendingPayouts(transactions: Transaction[]): PendingPayout[] {
  return transactions
    .filter(({ type, status }) => type === 'Withdrawal' && status === 'pending')
    .flatMap(({ createdAt, late = false }) =>
      createdAt === undefined ? [] : [{ due: payoutDueBy(createdAt), late }],
    )
    .sort((a, b) => a.due.localeCompare(b.due));
}
