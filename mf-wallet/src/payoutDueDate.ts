/** Due dates of withdrawals, as pure functions. Working days are counted in IST. */
import { IST_OFFSET_MS, PAYOUT_WORKING_DAYS } from '@reelrupee/contract/constants';
import type { Transaction } from '@reelrupee/platform';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKEND = [0, 6];

/** The due date of a withdrawal requested at `requestedAt`: three working days later, Monday to Friday in IST. */
export function payoutDueBy(requestedAt: string): string {
  let due = new Date(requestedAt).getTime();
  for (let left = PAYOUT_WORKING_DAYS; left > 0;) {
    due += DAY_MS;
    if (!WEEKEND.includes(new Date(due + IST_OFFSET_MS).getUTCDay())) left -= 1;
  }
  return new Date(due).toISOString();
}

/** The due dates of all pending withdrawals, earliest first. */
export function pendingDueDates(transactions: Transaction[]): string[] {
  return transactions
    .filter(({ type, status }) => type === 'Withdrawal' && status === 'pending')
    .flatMap(({ createdAt }) => (createdAt === undefined ? [] : [payoutDueBy(createdAt)]))
    .sort();
}

/** True once the IST day of a due date has passed. */
export function isLate(due: string, now: Date): boolean {
  return dayInIndia(new Date(due)) < dayInIndia(now);
}

function dayInIndia(instant: Date): number {
  return Math.floor((instant.getTime() + IST_OFFSET_MS) / DAY_MS);
}
