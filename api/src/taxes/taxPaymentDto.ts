import type { TaxPayment } from '@reelrupee/contract/actions/taxes';
import { toRupees } from '@reelrupee/contract/money';
import type { TaxPaymentRow } from './taxPayments';

export function toTaxPaymentDto(row: TaxPaymentRow): TaxPayment {
  return {
    challan: row.challan,
    amount: toRupees(row.paise),
    recordedAt: row.recorded_at.toISOString(),
    reversedAt: row.reversed_at?.toISOString() ?? '',
  };
}
