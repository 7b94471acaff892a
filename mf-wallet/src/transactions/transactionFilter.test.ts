import type { Transaction } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { accepts, kindOf, kindsOf, monthsOf } from './transactionFilter';

const transaction = (type: string, createdAt: string): Transaction => ({
  _id: `${type} ${createdAt}`,
  type,
  createdAt,
  amount: 5,
  status: 'approved',
  remark: '',
});

const APRIL = '2026-04-30T18:29:59.000Z';
const MAY_IN_INDIA = '2026-04-30T18:30:00.000Z';
const history = [
  transaction('Withdrawal', '2026-12-01T10:00:00.000Z'),
  transaction('Reel earnings', MAY_IN_INDIA),
  transaction('Earnings unlocked', APRIL),
  transaction('Bonus', APRIL),
];

test.each([
  ['Reel earnings', 'earnings'],
  ['Earnings unlocked', 'earnings'],
  ['Recharge', 'recharges'],
  ['Withdrawal', 'withdrawals'],
  ['Referral reward', 'referrals'],
  ['Adjustment', 'adjustments'],
  ['Bonus', null],
])('%s is of kind %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

test('months are those of India, newest first', () => {
  expect(monthsOf(history)).toEqual(['12/2026', '05/2026', '04/2026']);
});

test('only kinds that occur are offered', () => {
  expect(kindsOf(history).map(({ kind }) => kind)).toEqual(['earnings', 'withdrawals']);
});

test('a filter lets through its kind and month', () => {
  const typesOf = (kind: 'earnings' | null, month: string | null) =>
    history.filter((one) => accepts({ kind, month }, one)).map(({ type }) => type);
  expect(typesOf('earnings', null)).toEqual(['Reel earnings', 'Earnings unlocked']);
  expect(typesOf(null, '04/2026')).toEqual(['Earnings unlocked', 'Bonus']);
  expect(typesOf('earnings', '05/2026')).toEqual(['Reel earnings']);
  expect(typesOf(null, null)).toHaveLength(4);
});
