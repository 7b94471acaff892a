// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearEndedSession,
  clearStoredSession,
  readStoredSession,
  writeStoredSession,
} from './storedSession';

const SESSION = {
  login: '{"_id":"u1","name":"Asha"}',
  loginData: 'true',
  userType: 'user',
  authorization: 'secret',
  jwtToken: 'secret',
};
const STORED = { user: { _id: 'u1', name: 'Asha' }, token: 'secret', hasLoginMarker: true };
const NONE = { user: null, token: null, hasLoginMarker: false };

/** Browsers delete session cookies on exit. */
function exitBrowser(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`;
}

beforeEach(() => {
  localStorage.clear();
  exitBrowser();
});

test('a remembered session is stored under exactly the five keys [SESSION-1]', () => {
  writeStoredSession(SESSION, true);
  expect({ ...localStorage }).toEqual(SESSION);
  expect(document.cookie).toBe('');
});

test('a remembered session outlives the browser [LOGIN-5]', () => {
  writeStoredSession(SESSION, true);
  exitBrowser();
  clearEndedSession();
  expect(readStoredSession()).toEqual(STORED);
});

test('a session that is not remembered is valid in all tabs and ends with the browser [LOGIN-5]', () => {
  writeStoredSession(SESSION, false);
  expect(readStoredSession()).toEqual(STORED);
  exitBrowser();
  expect(readStoredSession()).toEqual(NONE);
  clearEndedSession();
  expect(localStorage.length).toBe(0);
});

test('a browser that refuses cookies stores no session that ends with it: other tabs would clear it', () => {
  const refused = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(writeStoredSession(SESSION, false)).toBe(false);
  expect(localStorage.length).toBe(0);
  expect(writeStoredSession(SESSION, true)).toBe(true);
  expect(readStoredSession()).toEqual(STORED);
  refused.mockRestore();
});

test.each([true, false])('a new session replaces the stored one (remembered before: %s)', (remembered) => {
  writeStoredSession(SESSION, remembered);
  writeStoredSession({ ...SESSION, login: '{"_id":"u2"}', jwtToken: 'other' }, !remembered);
  expect(readStoredSession()).toMatchObject({ token: 'other', user: { _id: 'u2' } });
  exitBrowser();
  expect(readStoredSession().token).toBe(remembered ? null : 'other');
});

test('the token is jwtToken, else authorization', () => {
  localStorage.setItem('authorization', 'first');
  expect(readStoredSession().token).toBe('first');
  localStorage.setItem('jwtToken', 'second');
  expect(readStoredSession().token).toBe('second');
});

test.each(['{broken', '"text"', 'null', '{}', '{"_id":5}'])('a stored user %j counts as no user', (text) => {
  localStorage.setItem('login', text);
  expect(readStoredSession().user).toBeNull();
});

test('clearing removes the session and keeps settings of the device', () => {
  writeStoredSession(SESSION, false);
  localStorage.setItem('feedSound', 'on');
  clearStoredSession();
  expect({ ...localStorage }).toEqual({ feedSound: 'on' });
  expect(document.cookie).toBe('');
  expect(readStoredSession()).toEqual(NONE);
});
