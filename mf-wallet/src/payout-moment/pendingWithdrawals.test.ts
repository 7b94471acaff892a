// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Transaction } from '@reelrupee/platform';
import { pendingIds, readPending, savePending } from './pendingWithdrawals';

const withdrawal: Transaction = {
  _id: 'a',
  type: 'Withdrawal',
  createdAt: '2026-05-04T03:02:01.000Z',
  amount: 40,
  status: 'pending',
  remark: '',
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('users of the same device have their own pending withdrawals', () => {
  savePending('asha', ['a', 'b']);
  savePending('ravi', ['c']);
  expect(readPending('asha')).toEqual(['a', 'b']);
  savePending('ravi', []);
  expect(readPending('ravi')).toEqual([]);
  expect(readPending('asha')).toEqual(['a', 'b']);
});

test('a user without pending withdrawals leaves nothing behind', () => {
  savePending('asha', ['a']);
  savePending('asha', []);
  expect(localStorage).toHaveLength(0);
});

test.each(['', '{', '[]', '"asha"', 'null', '{"asha":"a"}'])('unreadable content %j is none', (text) => {
  localStorage.setItem('reelrupee.wallet.pending', text);
  expect(readPending('asha')).toEqual([]);
  savePending('asha', ['a']);
  expect(readPending('asha')).toEqual(['a']);
});

test('a full storage forgets what was pending, so that it is celebrated once', () => {
  savePending('asha', ['a']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  savePending('asha', ['b']);
  expect(readPending('asha')).toEqual([]);
});

test('withdrawals that wait are remembered', () => {
  const rows = ['pending', 'approved', 'rejected'].map((status) => ({ ...withdrawal, _id: status, status }));
  expect(pendingIds([...rows, { ...withdrawal, type: 'Recharge' }])).toEqual(['pending']);
});
