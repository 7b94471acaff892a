import type { Transaction } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { isLate, payoutDueBy, pendingDueDates } from './payoutDueDate';

test.each([
  ['Monday', '2026-03-02T04:30:00.000Z', '2026-03-05T04:30:00.000Z'],
  ['Wednesday, over a weekend', '2026-03-04T04:30:00.000Z', '2026-03-09T04:30:00.000Z'],
  ['Saturday', '2026-03-07T04:30:00.000Z', '2026-03-11T04:30:00.000Z'],
  ['Sunday evening UTC, which is Monday in India', '2026-03-01T20:00:00.000Z', '2026-03-04T20:00:00.000Z'],
])('a request made on %s is due three working days later', (_day, requestedAt, due) => {
  expect(payoutDueBy(requestedAt)).toBe(due);
});

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
  const due = pendingDueDates([
    transaction({ createdAt: '2026-03-03T04:30:00.000Z' }),
    transaction({ createdAt: '2026-03-02T04:30:00.000Z' }),
    transaction({ createdAt: '2026-03-10T04:30:00.000Z', status: 'approved' }),
    transaction({ createdAt: '2026-03-11T04:30:00.000Z', type: 'Reel earnings' }),
  ]);
  expect(due).toEqual(['2026-03-05T04:30:00.000Z', '2026-03-06T04:30:00.000Z']);
});

test.each([
  ['on its day in India, also after the time of the request', '2026-03-05T18:29:00.000Z', false],
  ['from the next midnight in India', '2026-03-05T18:30:00.000Z', true],
])('a payout is late: %s', (_when, now, late) => {
  expect(isLate('2026-03-05T04:30:00.000Z', new Date(now))).toBe(late);
});
