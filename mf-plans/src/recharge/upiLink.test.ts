import { expect, test } from 'vitest';
import { upiLink } from './upiLink';

test.each([
  [
    { payeeId: 'reelrupee@upi', payeeName: 'ReelRupee', rupees: 255, note: 'Starter' },
    'upi://pay?pa=reelrupee%40upi&pn=ReelRupee&am=255.00&cu=INR&tn=Starter',
  ],
  [
    { payeeId: 'a.b-c@okaxis', payeeName: 'Reel & Rupee Pvt Ltd', rupees: 8160, note: 'Plan + 2 %' },
    'upi://pay?pa=a.b-c%40okaxis&pn=Reel%20%26%20Rupee%20Pvt%20Ltd&am=8160.00&cu=INR&tn=Plan%20%2B%202%20%25',
  ],
  [
    { payeeId: 'x@y', payeeName: 'रील रुपी', rupees: 0.1, note: 'a=b?c#d' },
    'upi://pay?pa=x%40y&pn=%E0%A4%B0%E0%A5%80%E0%A4%B2%20%E0%A4%B0%E0%A5%81%E0%A4%AA%E0%A5%80&am=0.10&cu=INR&tn=a%3Db%3Fc%23d',
  ],
])('%o gives a valid UPI link [RECHARGE-5]', (payment, link) => {
  expect(upiLink(payment)).toBe(link);
});

test.each([
  { payeeId: 'reelrupee@upi', payeeName: 'Reel & Rupee', rupees: 255, note: 'Plan 1 + 2 % = 100' },
  { payeeId: 'x@y', payeeName: 'रील', rupees: 4.5, note: '' },
])('decoding the link gives back %o [RECHARGE-5]', (payment) => {
  const [, query = ''] = upiLink(payment).split('?');
  const read = Object.fromEntries(
    query.split('&').map((field) => field.split('=').map((part) => decodeURIComponent(part))),
  );
  expect(read).toEqual({
    pa: payment.payeeId,
    pn: payment.payeeName,
    am: payment.rupees.toFixed(2),
    cu: 'INR',
    tn: payment.note,
  });
});
