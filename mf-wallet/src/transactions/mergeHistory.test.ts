import type { Transaction } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { mergeHistory } from './mergeHistory';

const rows = (...ids: string[]) =>
  ids.map((_id): Transaction => ({
    _id,
    createdAt: '2026-05-04T03:02:01.000Z',
    type: 'Recharge',
    amount: 5,
    status: 'approved',
    remark: '',
  }));

const idsOf = (transactions: readonly Transaction[]) => transactions.map(({ _id }) => _id);

test('older transactions follow the newest', () => {
  expect(idsOf(mergeHistory(rows('d', 'c'), rows('d', 'c', 'b', 'a')))).toEqual(['d', 'c', 'b', 'a']);
});

test('a transaction that a new one pushed out of the newest stays, once', () => {
  expect(idsOf(mergeHistory(rows('e', 'd'), rows('d', 'c', 'b')))).toEqual(['e', 'd', 'c', 'b']);
});

test('a transaction that has changed is shown as it is now', () => {
  const [paid] = rows('d').map((row) => ({ ...row, remark: 'Paid' }));
  expect(mergeHistory(paid ? [paid] : [], rows('d', 'c'))[0]).toMatchObject({ remark: 'Paid' });
});
