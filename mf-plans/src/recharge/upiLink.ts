export interface UpiPayment {
  payeeId: string;
  payeeName: string;
  rupees: number;
  note: string;
}

/**
 * A link that UPI apps open, and QR codes carry, with everything filled in. Written by encodeURIComponent:
 * URLSearchParams would write + for spaces, which payment apps show as they stand.
 */
export function upiLink({ payeeId, payeeName, rupees, note }: UpiPayment): string {
  const fields = { pa: payeeId, pn: payeeName, am: rupees.toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
