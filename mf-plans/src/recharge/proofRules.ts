/** Validation rules and messages of the recharge form. The provider validates the same fields again. */
import { compactText } from '@reelrupee/contract/compactText';
import { normalizeAmount } from '@reelrupee/contract/normalizeAmount';
import { TRANSACTION_ID_PATTERN } from '@reelrupee/contract/patterns';
import { formatRupees } from '@reelrupee/platform';
import { t } from '../texts/texts';

export interface ProofFields {
  amount: string;
  transactionId: string;
  screenshot: File | null;
}

const DECIMAL = /^\d+(\.\d+)?$/;

/** The proof as it is sent: banks print transaction ids in groups, and users copy them as printed. */
export function normalizeProof({ amount, transactionId, screenshot }: ProofFields): ProofFields {
  return { amount: normalizeAmount(amount), transactionId: compactText(transactionId), screenshot };
}

/**
 * Validators for a recharge of the last total in rupees, as react-hook-form expects them: true, or the message. The user
 * may have paid an earlier one before the price changed; the provider decides whether that is too long ago.
 */
export function proofRules(totals: readonly number[]) {
  return {
    amount: (text: string) => {
      const plain = normalizeAmount(text);
      const amount = DECIMAL.test(plain) ? Number(plain) : 0;
      if (amount === 0) return t('Amount is required and must be greater than 0');
      return (
        totals.includes(amount) ||
        t('Please pay and enter exactly {total}.', { total: formatRupees(totals.at(-1) ?? 0) })
      );
    },
    transactionId: (text: string) => {
      const id = compactText(text);
      if (id === '') return t('Transaction ID is required');
      return TRANSACTION_ID_PATTERN.test(id) || t('Transaction ID must be 8 to 35 letters and digits.');
    },
    screenshot: (file: File | null) => file !== null || t('Recharge screen shot image is required.'),
  };
}
