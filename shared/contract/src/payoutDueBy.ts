/** Due dates of withdrawals. Working days are counted in IST. */
import { IST_OFFSET_MS, PAYOUT_WORKING_DAYS } from './constants';

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
