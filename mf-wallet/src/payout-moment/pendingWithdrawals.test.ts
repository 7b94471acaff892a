// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readPending, savePending } from './pendingWithdrawals';

beforeEach(() => localStorage.clear());

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
