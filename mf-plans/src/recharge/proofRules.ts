/** Rules and messages of the recharge form. The provider checks the same again. */
import { TRANSACTION_ID_PATTERN } from '@reelrupee/contract/patterns';
import { formatRupees } from '@reelrupee/platform';

export interface ProofFields {
  amount: string;
  transactionId: string;
  screenshot: File | null;
}

/** An id as it is sent: banks print it in groups, and people copy it with spaces. */
export function plainTransactionId(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The rules for a recharge of this total, in the form's own shape: true, or what is wrong. */
export function proofRules(total: number) {
  return {
    amount: (text: string) => {
      const amount = Number(text);
      if (!(amount > 0)) return 'Amount is required and must be greater than 0';
      return amount === total || `Please pay and enter exactly ${formatRupees(total)}.`;
    },
    transactionId: (text: string) => {
      const id = plainTransactionId(text);
      if (id === '') return 'Transaction ID is required';
      return TRANSACTION_ID_PATTERN.test(id) || 'Transaction ID must be 8 to 35 letters and digits.';
    },
    screenshot: (file: File | null) => file !== null || 'Recharge screen shot image is required.',
  };
}
