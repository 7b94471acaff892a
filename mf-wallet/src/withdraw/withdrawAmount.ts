import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import { toPaise } from '@reelrupee/contract/money';

/** Said of every amount that cannot be withdrawn. */
export const INVALID_AMOUNT = 'Please enter a valid amount';

const RUPEES = /^\d{1,8}(\.\d{1,2})?$/;

/** What was typed as whole paise; null when it is no amount in rupees and paise. */
export function parsePaise(text: string): number | null {
  const trimmed = text.trim();
  return RUPEES.test(trimmed) ? toPaise(Number(trimmed)) : null;
}

/** Whether so much can be withdrawn from a balance of so many paise. */
export function isWithdrawable(paise: number | null, availablePaise: number): paise is number {
  return paise !== null && paise >= toPaise(MIN_WITHDRAWAL) && paise <= availablePaise;
}
