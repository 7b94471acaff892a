import type { Payout, Receipt } from '@reelrupee/contract/actions/bookkeeping';
import { expect, it } from 'vitest';
import { salesOf } from './sales';
import { payeesOf } from './topPayees';

const receipt = (receivedAt: string, planTitle: string, planAmount: number) =>
  ({ receivedAt, planTitle, planAmount, reversed: planAmount < 0 }) as Receipt;
const payout = (userId: string, payee: Partial<Payout>, net: number) =>
  ({
    userUpiId: '',
    accountNumber: '',
    ifscCode: '',
    userId,
    net,
    ...(net < 0 && { returned: true }),
    ...payee,
  }) as Payout;

it('sums sales by plan and day of India, and reversals on the day of the reversal', () => {
  const sales = salesOf([
    receipt('2026-04-01T18:29:59.000Z', 'Starter', 250),
    receipt('2026-04-01T18:30:00.000Z', 'Starter', 250),
    receipt('2026-04-02T04:00:00.000Z', 'Pro', 1000),
    receipt('2026-04-02T05:00:00.000Z', 'Starter', 250),
    receipt('2026-04-02T06:00:00.000Z', 'Starter', -250),
  ]);
  expect(sales).toEqual([
    { day: '01/04/2026', plan: 'Starter', sold: 1, reversed: 0, paise: 25_000 },
    { day: '02/04/2026', plan: 'Starter', sold: 2, reversed: 1, paise: 25_000 },
    { day: '02/04/2026', plan: 'Pro', sold: 1, reversed: 0, paise: 100_000 },
  ]);
});

it('has the payee that was paid most first, whatever users it has, less what came back', () => {
  const account = { accountNumber: '0123', ifscCode: 'HDFC0000001' };
  const payees = payeesOf([
    payout('u1', { userUpiId: 'asha@upi' }, 85),
    payout('u2', account, 170),
    payout('u3', { userUpiId: 'ASHA@upi' }, 170),
    payout('u2', account, -170),
  ]);
  expect(payees).toEqual([
    { payee: 'asha@upi', users: new Set(['u1', 'u3']), payouts: 2, paise: 25_500 },
    { payee: '0123 HDFC0000001', users: new Set(['u2']), payouts: 0, paise: 0 },
  ]);
});
