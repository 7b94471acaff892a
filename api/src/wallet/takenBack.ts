import type { TransactionRow } from './transactionRow';

/**
 * Ids of the withdrawals that a reversal rejected: it settles them at the instant at which it takes money back. Its own
 * row is newer than theirs, so rows that are cut off at an older one have both.
 */
export function takenBackIds(rows: readonly TransactionRow[]): Set<string> {
  const reversals = new Set(rows.filter(isReversal).map(({ at }) => at.getTime()));
  const taken = rows.filter(
    ({ type, status, settled_at, returned_at }) =>
      type === 'Withdrawal' &&
      status === 'rejected' &&
      !returned_at &&
      settled_at &&
      reversals.has(settled_at.getTime()),
  );
  return new Set(taken.map(({ id }) => id));
}

function isReversal({ type, status }: TransactionRow): boolean {
  return status === 'rejected' && (type === 'Earnings unlocked' || type === 'Referral reward');
}
