import type { User } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** The kind of payee. */
export type PayTo = 'upi' | 'bank';

/** A payee as displayed. */
export interface Payee {
  kind: PayTo;
  label: string;
  text: string;
  /** Account holder and IFSC of a bank account; empty for a UPI ID. */
  note: string;
}

/** The user’s payees: UPI ID first, then bank account. Empty if neither is complete. */
export function payeesOf({ userUpiId, bankDetails: bank }: Pick<User, 'userUpiId' | 'bankDetails'>): Payee[] {
  const payees: Payee[] = [];
  if (userUpiId) payees.push({ kind: 'upi', label: t('Your UPI ID'), text: userUpiId, note: '' });
  if (bank.accountHolderName && bank.accountNumber && bank.ifscCode) {
    payees.push({
      kind: 'bank',
      label: t('Your bank account'),
      text: t('Account ending {digits}', { digits: bank.accountNumber.slice(-4) }),
      note: `${bank.accountHolderName}, ${bank.ifscCode}`,
    });
  }
  return payees;
}
