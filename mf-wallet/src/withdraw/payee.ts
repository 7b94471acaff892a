import type { User } from '@reelrupee/contract/entities';
import type { PayTo } from '../walletDialogs';

/** Somewhere that a withdrawal can be paid to, in words. */
export interface Payee {
  kind: PayTo;
  label: string;
  text: string;
}

/** Where a withdrawal can be paid to: a UPI ID before a bank account. Empty when neither is complete. */
export function payeesOf({ userUpiId, bankDetails: bank }: Pick<User, 'userUpiId' | 'bankDetails'>): Payee[] {
  const payees: Payee[] = [];
  if (userUpiId) payees.push({ kind: 'upi', label: 'UPI ID', text: userUpiId });
  if (bank.accountHolderName && bank.accountNumber && bank.ifscCode) {
    const account = `${bank.accountHolderName}, account ending ${bank.accountNumber.slice(-4)}`;
    payees.push({ kind: 'bank', label: 'bank account', text: `${account}, ${bank.ifscCode}` });
  }
  return payees;
}
