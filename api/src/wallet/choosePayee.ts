/** Payout details: a UPI ID, a bank account, or both; empty strings where there is none. */
export interface Payee {
  upi_id: string;
  account_holder_name: string;
  account_number: string;
  ifsc_code: string;
}

const NO_BANK = { account_holder_name: '', account_number: '', ifsc_code: '' };

/** The payee of a withdrawal: the requested method if its details are complete, else UPI, else bank; null without any. */
export function choosePayee(payee: Payee, payTo: 'upi' | 'bank' = 'upi'): Payee | null {
  const hasBank = Boolean(payee.account_holder_name && payee.account_number && payee.ifsc_code);
  if (hasBank && (payTo === 'bank' || !payee.upi_id)) return { ...payee, upi_id: '' };
  return payee.upi_id ? { ...NO_BANK, upi_id: payee.upi_id } : null;
}
