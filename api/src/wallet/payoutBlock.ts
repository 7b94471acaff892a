import { toRupees } from '@reelrupee/contract/money';
import { formatPrice } from '@reelrupee/contract/rupees';
import { err, type Err } from '../result';

export interface Payout {
  amount_paise: number;
  payable_at: Date | null;
  reviewed_by: string | null;
  frozen: boolean;
}

export type PayoutBlock = 'userFrozen' | 'payeeTooNew' | 'reviewMissing' | 'samePerson';

/** True if one person must review a payout and another pay it: above the limit, in paise; 0 turns the limit off. */
export function takesTwoPeople(paise: number, limitPaise: number): boolean {
  return limitPaise > 0 && paise > limitPaise;
}

/**
 * The reason why an administrator may not pay a withdrawal now; null if nothing blocks it.
 */
export function payoutBlock(
  payout: Payout,
  { administrator, limitPaise, now }: { administrator: string; limitPaise: number; now: Date },
): Err<PayoutBlock> | null {
  if (payout.frozen) return err('userFrozen');
  if (payout.payable_at && payout.payable_at > now) {
    return err('payeeTooNew', { at: payout.payable_at.toISOString() });
  }
  if (!takesTwoPeople(payout.amount_paise, limitPaise)) return null;
  const limit = formatPrice(toRupees(limitPaise));
  if (payout.reviewed_by === null) return err('reviewMissing', { limit });
  return payout.reviewed_by === administrator ? err('samePerson', { limit }) : null;
}
