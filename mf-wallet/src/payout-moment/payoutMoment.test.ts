import type { Transaction } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { newlyPaid, payoutMoment } from './payoutMoment';

const withdrawal = (_id: string, status: string): Transaction => ({
  _id,
  type: 'Withdrawal',
  createdAt: '2026-05-04T03:02:01.000Z',
  amount: 40,
  status,
  remark: 'Paid ₹34.00, UTR 412345678901',
});

test('only those that were seen waiting are news', () => {
  const history = [withdrawal('a', 'approved'), withdrawal('b', 'approved'), withdrawal('c', 'rejected')];
  expect(newlyPaid(['a', 'c'], history).map(({ _id }) => _id)).toEqual(['a']);
  expect(newlyPaid([], history)).toEqual([]);
});

test('a payout is celebrated with what arrives', () => {
  expect(payoutMoment(withdrawal('a', 'approved'))).toMatchObject({ kind: 'sent', amount: 34 });
  expect(payoutMoment({ ...withdrawal('a', 'approved'), amount: undefined })).toBeNull();
});
