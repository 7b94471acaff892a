/** When a withdrawal is paid. Pure: the dates are India's. */
import { IST_OFFSET_MS, PAYOUT_WORKING_DAYS } from '@reelrupee/contract/constants';
import type { Transaction } from '@reelrupee/contract/entities';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKEND = [0, 6];

/** The instant by which a withdrawal asked for at `instant` should be paid; Saturdays and Sundays do not count. */
export function payoutDueBy(instant: string): string {
  let due = new Date(instant).getTime();
  for (let left = PAYOUT_WORKING_DAYS; left > 0;) {
    due += DAY_MS;
    if (!WEEKEND.includes(new Date(due + IST_OFFSET_MS).getUTCDay())) left -= 1;
  }
  return new Date(due).toISOString();
}

/** By when the last of the withdrawals that are on hold should be paid; null when none is known. */
export function allPaidBy(transactions: Transaction[]): string | null {
  const due = transactions
    .filter(({ type, status }) => type === 'Withdrawal' && status === 'pending')
    .map(({ createdAt }) => payoutDueBy(createdAt));
  return due.sort().at(-1) ?? null;
}
