import { expect, it } from 'vitest';
import { entriesOf, matchOf } from './statement';

const UTR = '412345678901';
const recharge = { transactionId: UTR, amount: 255 };

/** Result for the recharge of ₹255 in a statement with these rows of narration and credit. */
const matchIn = (...rows: [reference: string, credit: string, ...others: string[]][]) =>
  matchOf(
    recharge,
    rows.flatMap((cells) => entriesOf(cells, cells[0], cells[1])),
  ).text;

it.each([
  ['UPI-ASHA RAO-ASHA@OKAXIS-HDFC0001234-412345678901-PAYMENT', '255.00'],
  ['0000412345678901', '255.00'],
  ['TO TRANSFER-UPI/CR/412345678901/ASHA/YESB/919876543210@ybl/UPI', '255.00'],
  ['UPI/412345678901/Payment', '₹255.00 Cr'],
  [UTR, '255.00(Cr)'],
  [UTR, '255'],
])('finds the UTR of %s, %s', (reference, credit) => {
  expect(matchIn(['UPI/999999999999', '255.00'], [reference, credit])).toBe('yes');
});

it('finds an amount of thousands with a comma', () => {
  const entries = entriesOf([], UTR, '1,02,000.50');
  expect(matchOf({ ...recharge, amount: 102_000.5 }, entries)).toEqual({ found: true, text: 'yes' });
});

it('leaves what is not certain to a person', () => {
  expect(matchIn(['UPI/999999999999', '255.00'])).toBe('no');
  expect(matchIn([UTR, '250.00'])).toBe('₹250.00 received');
  expect(matchIn([`UPI/${UTR}1`, '255.00'], [`X${UTR}`, '255.00'])).toBe('no');
  expect(matchIn([`UPI/999999999999/remark ${UTR}`, '255.00'])).toBe('not as received');
  expect(matchIn([UTR, '255.00'], [`UPI REVERSAL ${UTR}`, ''])).toBe('more than once');
});

it.each([
  [UTR, ''],
  [UTR, '-255.00'],
  [UTR, '255.00 Dr'],
  [UTR, '255.00(Dr)'],
  [UTR, '255.00', 'DR'],
  [UTR, '255.00', 'D'],
  [UTR, '255.00', 'W'],
  [UTR, '255.00', 'WDL'],
  [UTR, '255.00', 'Withdrawal'],
  [UTR, '255.00', 'Paid'],
  [UTR, '255.00', 'Paid out'],
  [UTR, '255.00', 'Sent'],
  [UTR, '255.00', 'Outward'],
  [UTR, '255.00', 'Outgoing'],
  [UTR, '255.00', 'Money out'],
  [`TO TRANSFER-UPI/DR/${UTR}/ASHA/YESB/asha@ybl/UPI`, '255.00'],
  [UTR, '255.00', 'UPI/DR/ASHA/YESB'],
])('does not take money that went out for money received: %j', (...row) => {
  expect(matchIn(row as [string, string, ...string[]])).toBe('not as received');
});

it.each(['okhdfcbank', '20260302', 'UPIPAYMENT12'])(
  'does not look for %s, which may be in any statement',
  (id) => {
    const entries = entriesOf([], `UPI-ASHA-asha@okhdfcbank-${id}-${UTR}`, '255.00');
    expect(matchOf({ ...recharge, transactionId: id }, entries).text).toBe('not a UTR of 12 digits');
  },
);
