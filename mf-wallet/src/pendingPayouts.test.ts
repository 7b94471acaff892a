import type { Transaction } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { pendingPayouts } from './pendingPayouts';

function transaction(changes: Partial<Transaction>): Transaction {
  return {
    _id: '1',
    createdAt: '2026-03-02T04:30:00.000Z',
    type: 'Withdrawal',
    amount: 100,
    status: 'pending',
    remark: '',
    ...changes,
  };
}

test('only pending withdrawals have due dates, earliest first', () => {
  const payouts = pendingPayouts([
    transaction({ createdAt: '2026-03-03T04:30:00.000Z' }),
    transaction({ createdAt: '2026-03-02T04:30:00.000Z', late: true }),
    transaction({ createdAt: '2026-03-10T04:30:00.000Z', status: 'approved' }),
    transaction({ createdAt: '2026-03-11T04:30:00.000Z', type: 'Reel earnings' }),
  ]);
  expect(payouts).toEqual([
    { due: '2026-03-05T04:30:00.000Z', late: true },
    { due: '2026-03-06T04:30:00.000Z', late: false },
  ]);
});
