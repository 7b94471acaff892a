import type { Transaction } from '@reelrupee/platform';

/** Ids of the withdrawals that this device last saw pending, by user. */
const KEY = 'reelrupee.wallet.pending';

/** Ids of the withdrawals that wait for their payout. */
export function pendingIds(transactions: readonly Transaction[]): string[] {
  return transactions
    .filter(({ type, status }) => type === 'Withdrawal' && status === 'pending')
    .flatMap(({ _id }) => _id ?? []);
}

/** The ids of one user; unreadable content counts as none. */
export function readPending(userId: string): string[] {
  const own = readAll().get(userId);
  return Array.isArray(own) ? own.filter((id) => typeof id === 'string') : [];
}

/** Replaces the ids of one user; those of others stay for their next visit. */
export function savePending(userId: string, ids: readonly string[]): void {
  const all = readAll();
  if (ids.length > 0) all.set(userId, ids);
  else all.delete(userId);
  try {
    // Ids that a full storage cannot replace would be celebrated again.
    localStorage.removeItem(KEY);
    if (all.size > 0) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Full or refused: what is pending now is not celebrated.
  }
}

function readAll(): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}
