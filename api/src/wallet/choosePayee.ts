import { shownPayeeText } from '@reelrupee/contract/shownPayee';

/** Payout details: a UPI ID, a bank account, or both; empty strings where there is none. */
export interface Payee {
  upi_id: string;
  account_holder_name: string;
  account_number: string;
  ifsc_code: string;
}

const NO_BANK = { account_holder_name: '', account_number: '', ifsc_code: '' };

/** Tells if two UPI IDs are the same: their case does not matter. */
export function isSameUpiId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Tells if two payees are paid in the same way. */
export function isSamePayee(one: Payee, other: Payee): boolean {
  return (
    isSameUpiId(one.upi_id, other.upi_id) &&
    one.account_holder_name === other.account_holder_name &&
    one.account_number === other.account_number &&
    one.ifsc_code === other.ifsc_code
  );
}

/** Tells if a user was shown this payee; another device may have changed it since. True if the client does not tell. */
export function isShownPayee(payee: Payee, shown: string | undefined): boolean {
  const { upi_id: upiId, account_number: accountNumber, ifsc_code: ifscCode } = payee;
  const text = shownPayeeText({ upiId, accountNumber, ifscCode });
  return shown === undefined || shown.toLowerCase() === text.toLowerCase();
}

/** The payee of a withdrawal: the requested method if its details are complete, else UPI, else bank; null without any. */
export function choosePayee(payee: Payee, payTo: 'upi' | 'bank' = 'upi'): Payee | null {
  const hasBank = Boolean(payee.account_holder_name && payee.account_number && payee.ifsc_code);
  const { account_holder_name, account_number, ifsc_code } = payee;
  if (hasBank && (payTo === 'bank' || !payee.upi_id)) {
    return { upi_id: '', account_holder_name, account_number, ifsc_code };
  }
  return payee.upi_id ? { ...NO_BANK, upi_id: payee.upi_id } : null;
}
