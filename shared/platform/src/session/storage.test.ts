// @vitest-environment jsdom
import type { SignedInUser } from '@reelrupee/contract/entities';
import { beforeEach, expect, test } from 'vitest';
import { clearSession, readSession, writeSession } from './storage';

const asha: SignedInUser = {
  _id: 'u1',
  name: 'Asha',
  email: 'asha@mail.in',
  phone: '9876543210',
  userType: 'user',
  UserReferralCode: 'ASHA1',
  userUpiId: '',
  bankDetails: { accountHolderName: '', accountNumber: '', ifscCode: '' },
  reelsWatched: 0,
  totalEarnings: 0,
  userDeposit: 0,
  totalWithdrawn: 0,
  onHold: 0,
  walletBalance: 0,
  lockedEarnings: 0,
  referralCount: 0,
  plans: [],
  token: 'secret',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a remembered session is kept under exactly the five keys [SESSION-1]', () => {
  writeSession(asha, true);
  expect({ ...localStorage }).toEqual({
    login: JSON.stringify(asha),
    loginData: 'true',
    userType: 'user',
    authorization: 'secret',
    jwtToken: 'secret',
  });
  expect(sessionStorage.length).toBe(0);
});

test('a session that is not remembered ends with the tab [LOGIN-5]', () => {
  writeSession(asha, false);
  expect(localStorage.length).toBe(0);
  expect(readSession()).toEqual({ user: asha, token: 'secret', hasLoginMarker: true });
});

test('a new session replaces the stored one wherever that was', () => {
  writeSession(asha, true);
  writeSession({ ...asha, _id: 'u2', token: 'other' }, false);
  expect(localStorage.length).toBe(0);
  expect(readSession()).toMatchObject({ token: 'other', user: { _id: 'u2' } });
});

test('the token is jwtToken, else authorization', () => {
  localStorage.setItem('authorization', 'first');
  expect(readSession().token).toBe('first');
  localStorage.setItem('jwtToken', 'second');
  expect(readSession().token).toBe('second');
});

test.each(['{broken', '"text"', 'null', '{}', '{"_id":5}'])('a stored user %j counts as no user', (text) => {
  localStorage.setItem('login', text);
  expect(readSession().user).toBeNull();
});

test('clearing forgets the session and leaves what belongs to the device', () => {
  writeSession(asha, true);
  localStorage.setItem('feedSound', 'on');
  clearSession();
  expect({ ...localStorage }).toEqual({ feedSound: 'on' });
  expect(readSession()).toEqual({ user: null, token: null, hasLoginMarker: false });
});
