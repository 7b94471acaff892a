const UPI_ID = /^[a-z0-9.\-_]+@[a-z0-9.-]+$/i;

/** Template of a UPI merchant account in the EMV code for merchants, and its field for the UPI ID. */
const EMV_UPI_ACCOUNT = '26';
const EMV_UPI_ID = '01';

/**
 * The UPI ID that the text of a QR code pays, null if there is none: a payment link (NPCI, UPI Linking Specification:
 * `pa`), a Bharat QR (EMVCo, merchant-presented mode: field 26), or the bare ID.
 */
export function upiIdOfCode(text: string): string | null {
  const trimmed = text.trim();
  const named = payeeOfLink(trimmed) ?? payeeOfEmv(trimmed) ?? trimmed;
  return UPI_ID.test(named) ? named : null;
}

function payeeOfLink(text: string): string | null {
  if (!/^upi:\/\/pay\b/i.test(text)) return null;
  const query = text.slice(text.indexOf('?') + 1);
  for (const [name, value] of new URLSearchParams(query)) {
    if (name.toLowerCase() === 'pa') return value.trim();
  }
  return null;
}

function payeeOfEmv(text: string): string | null {
  if (!text.startsWith('000201')) return null;
  const account = readFields(text).get(EMV_UPI_ACCOUNT);
  return account ? (readFields(account).get(EMV_UPI_ID) ?? null) : null;
}

/** Fields of an EMV text: two digits of id, two of length, the value. Reading ends at the first malformed field. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let rest = text;
  for (;;) {
    const head = /^(\d{2})(\d{2})/.exec(rest);
    const length = Number(head?.[2]);
    if (!head?.[1] || rest.length < 4 + length) return fields;
    fields.set(head[1], rest.slice(4, 4 + length));
    rest = rest.slice(4 + length);
  }
}
