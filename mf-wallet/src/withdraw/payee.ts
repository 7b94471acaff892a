import type { User } from '@reelrupee/contract/entities';

/** Where a withdrawal is paid to, in words: a UPI ID before a bank account. Null when neither is complete. */
export function payeeOf({ userUpiId, bankDetails: bank }: Pick<User, 'userUpiId' | 'bankDetails'>) {
  if (userUpiId) return { kind: 'upi', label: 'UPI ID', text: userUpiId } as const;
  if (!bank.accountHolderName || !bank.accountNumber || !bank.ifscCode) return null;
  const account = `${bank.accountHolderName}, account ending ${bank.accountNumber.slice(-4)}`;
  return { kind: 'bank', label: 'bank account', text: `${account}, ${bank.ifscCode}` } as const;
}
