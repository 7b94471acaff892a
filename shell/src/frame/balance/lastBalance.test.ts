// @vitest-environment jsdom
import { clearStoredSession, LAST_BALANCE_KEY } from '@reelrupee/platform/storedSession';
import { beforeEach, expect, test } from 'vitest';
import { readBalance, saveBalance } from './lastBalance';

const balance = { available: 12.5, locked: 5, at: '2026-05-04T08:30:00.000Z' };

beforeEach(() => localStorage.clear());

test('the last balance of a user is read back', () => {
  saveBalance('asha', balance);
  expect(readBalance('asha')).toMatchObject(balance);
});

test('another user does not see it', () => {
  saveBalance('asha', balance);
  expect(readBalance('ravi')).toBeNull();
});

test('it ends with the session', () => {
  saveBalance('asha', balance);
  clearStoredSession();
  expect(readBalance('asha')).toBeNull();
});

test.each(['', '{', '[]', '{"userId":"asha","available":"12"}'])(
  'unreadable content %j is ignored',
  (text) => {
    localStorage.setItem(LAST_BALANCE_KEY, text);
    expect(readBalance('asha')).toBeNull();
  },
);
