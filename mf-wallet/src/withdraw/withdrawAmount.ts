import { toPaise } from '@reelrupee/contract/money';
import { normalizeAmount } from '@reelrupee/contract/normalizeAmount';
import type { User } from '@reelrupee/platform';
import { minWithdrawal } from './minWithdrawal';

/** The message for an amount that cannot be withdrawn. */
export const INVALID_AMOUNT = 'Please enter a valid amount';

const RUPEES = /^\d{1,8}(\.\d{1,2})?$/;

/** Parses a typed amount in rupees to paise; null if it is invalid. */
export function parsePaise(text: string): number | null {
  const plain = normalizeAmount(text);
  return RUPEES.test(plain) ? toPaise(Number(plain)) : null;
}

type Balance = Pick<User, 'walletBalance' | 'minWithdrawal'>;

/** The available balance in paise; Infinity if it is unknown, because then the provider alone decides. */
export function availablePaise({ walletBalance }: Balance): number {
  return walletBalance === undefined ? Infinity : toPaise(walletBalance);
}

/** True if `paise` is at least the minimum and at most the available balance. */
export function isWithdrawable(paise: number | null, user: Balance): paise is number {
  return paise !== null && paise >= toPaise(minWithdrawal(user)) && paise <= availablePaise(user);
}

/**
 * True if `paise` may be sent. The amount that was sent before may be sent again whatever the balance: the request may
 * have arrived, so that its amount is on hold.
 */
export function canSend(paise: number | null, user: Balance, sentPaise: number | null): paise is number {
  return paise !== null && (paise === sentPaise || isWithdrawable(paise, user));
}
