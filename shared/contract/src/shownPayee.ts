/** The payee of a withdrawal as text, which both sides compare: the UPI ID, or account number and IFSC; empty without one. */
export function shownPayeeText({ upiId, accountNumber, ifscCode }: ShownPayee): string {
  return upiId || `${accountNumber} ${ifscCode}`.trim();
}

interface ShownPayee {
  /** Empty for a bank account. */
  upiId: string;
  accountNumber: string;
  ifscCode: string;
}
