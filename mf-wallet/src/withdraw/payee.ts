import type { User } from '@reelrupee/contract/entities';
import type { PayTo } from '../walletDialogs';

/** Somewhere that a withdrawal can be paid to, in words. */
export interface Payee {
  kind: PayTo;
  label: string;
  text: string;
  /** What tells it from another of its kind; empty where the text says all. */
  note: string;
}

/** Where a withdrawal can be paid to: a UPI ID before a bank account. Empty when neither is complete. */
export function payeesOf({ userUpiId, bankDetails: bank }: Pick<User, 'userUpiId' | 'bankDetails'>): Payee[] {
  const payees: Payee[] = [];
  if (userUpiId) payees.push({ kind: 'upi', label: 'UPI ID', text: userUpiId, note: '' });
  if (bank.accountHolderName && bank.accountNumber && bank.ifscCode) {
    payees.push({
      kind: 'bank',
      label: 'bank account',
      text: `Account ending ${bank.accountNumber.slice(-4)}`,
      note: `${bank.accountHolderName}, ${bank.ifscCode}`,
    });
  }
  return payees;
}
