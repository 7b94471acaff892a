export interface UpiPayment {
  payeeId: string;
  payeeName: string;
  rupees: number;
  note: string;
}

/**
 * A UPI payment link with all fields filled in, for UPI apps and QR codes. Uses encodeURIComponent because
 * URLSearchParams encodes spaces as +, which payment apps do not decode.
 */
export function upiLink({ payeeId, payeeName, rupees, note }: UpiPayment): string {
  const fields = { pa: payeeId, pn: payeeName, am: rupees.toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
