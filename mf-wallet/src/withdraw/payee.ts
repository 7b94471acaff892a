import { shownPayeeText } from '@reelrupee/contract/shownPayee';
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
  /** The payee as a request names it. */
  shown: string;
}

/** The user’s payees: UPI ID first, then bank account. Empty if neither is complete. */
export function payeesOf({ userUpiId, bankDetails: bank }: Pick<User, 'userUpiId' | 'bankDetails'>): Payee[] {
  const payees: Payee[] = [];
  if (userUpiId)
    payees.push({ kind: 'upi', label: t('Your UPI ID'), text: userUpiId, note: '', shown: userUpiId });
  if (bank.accountHolderName && bank.accountNumber && bank.ifscCode) {
    payees.push({
      kind: 'bank',
      label: t('Your bank account'),
      text: t('Account ending {digits}', { digits: bank.accountNumber.slice(-4) }),
      note: `${bank.accountHolderName}, ${bank.ifscCode}`,
      shown: shownPayeeText({ upiId: '', ...bank }),
    });
  }
  return payees;
}

/** The payee that a withdrawal goes to, as a request names it; empty without one. */
export function shownPayee(user: Pick<User, 'userUpiId' | 'bankDetails'>, payTo: PayTo): string {
  const payees = payeesOf(user);
  return (payees.find(({ kind }) => kind === payTo) ?? payees[0])?.shown ?? '';
}
