// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { hasUnsavedChanges } from '../form/unsavedChanges';
import { exampleUser } from '../testing/exampleUser';
import {
  endSession,
  onUserChange,
  restoreSession,
  sessionToken,
  sessionUserId,
  startSession,
  syncSessionAcrossTabs,
  useSession,
} from './sessionStore';

const asha = { ...exampleUser, token: 'secret' };
const ravi = { ...asha, _id: 'u2', name: 'Ravi', token: 'other' };
const session = () => renderHook(() => useSession()).result.current;

beforeEach(() => endSession());

test('a sign-in is the session at once, and is stored', () => {
  startSession(asha, true);
  expect(sessionToken()).toBe('secret');
  expect(sessionUserId()).toBe('u1');
  expect(session()).toMatchObject({ isKnown: true, userId: 'u1', isLoggedIn: true, hasLoginMarker: true });
  expect(session().user).toMatchObject({ name: 'Asha' });
  expect({ ...localStorage }).toEqual({
    login: JSON.stringify(asha),
    loginData: 'true',
    userType: 'user',
    authorization: 'secret',
    jwtToken: 'secret',
  });
});

test('a sign-in that a full storage refuses lasts as long as the page, and no part of it is stored', () => {
  const setItem = Storage.prototype.setItem;
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (key === 'jwtToken') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  startSession(asha, true);
  refusing.mockRestore();
  expect(sessionToken()).toBe('secret');
  expect(session()).toMatchObject({ userId: 'u1', isLoggedIn: true, hasLoginMarker: true });
  expect(localStorage.length).toBe(0);
});

test.each<[string, () => void]>([
  ['a log-out', endSession],
  ['a sign-in that is stored', () => startSession(ravi, true)],
  ['a sign-in in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'login' }))],
])('a session that is not stored keeps the page from being reloaded until %s', (_what, end) => {
  const stop = syncSessionAcrossTabs();
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startSession(asha, true);
  startSession(ravi, true);
  refusing.mockRestore();
  expect(hasUnsavedChanges()).toBe(true);
  end();
  expect(hasUnsavedChanges()).toBe(false);
  stop();
});

test('a log-out clears the session and what is stored', () => {
  startSession(asha, true);
  endSession();
  expect(sessionToken()).toBeNull();
  expect(sessionUserId()).toBe('');
  expect(session()).toEqual({
    isKnown: true,
    user: null,
    userId: '',
    isLoggedIn: false,
    hasLoginMarker: false,
  });
  expect(localStorage.length).toBe(0);
});

test.each([
  ['a token without a user', { jwtToken: 'secret' }],
  ['a user without a token', { login: JSON.stringify(asha) }],
])('%s is no log-in', (_what, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  restoreSession();
  expect(session().isLoggedIn).toBe(false);
});

test('a stored session is restored, and one that has ended with the browser is cleared', () => {
  startSession(asha, false);
  restoreSession();
  expect(session().isLoggedIn).toBe(true);
  document.cookie = 'reelrupee.session=; path=/; max-age=0';
  restoreSession();
  expect(session().isLoggedIn).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('the session is unknown while a page is prerendered', () => {
  startSession(asha, true);
  const Known = () => String(useSession().isKnown);
  expect(renderToString(createElement(Known))).toBe('false');
});

test('a listener is called when the user changes, and not for a new token of the same user', () => {
  const listener = vi.fn();
  const stop = onUserChange(listener);
  startSession(asha, true);
  expect(listener).toHaveBeenCalledTimes(1);
  startSession({ ...asha, token: 'renewed' }, true);
  expect(listener).toHaveBeenCalledTimes(1);
  startSession(ravi, true);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenLastCalledWith(false);
  endSession();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  startSession(asha, true);
  expect(listener).toHaveBeenCalledTimes(3);
});

test.each(['login', 'loginData', 'userType', 'authorization', 'jwtToken', null])(
  'another tab’s change of %s is followed',
  (key) => {
    const stop = syncSessionAcrossTabs();
    startSession(asha, true);
    localStorage.clear();
    const listener = vi.fn();
    const stopListening = onUserChange(listener);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(sessionToken()).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith(true);
    stopListening();
    stop();
  },
);

/** Signs in while this page follows each step of the storage, as another tab does; gives the user after each. */
function followSignIn(user: typeof asha): string[] {
  const users: string[] = [];
  const spies = (['setItem', 'removeItem'] as const).map((change) => {
    const original: (this: Storage, key: string, value: string) => void = Storage.prototype[change];
    return vi.spyOn(Storage.prototype, change).mockImplementation(function (
      this: Storage,
      key: string,
      value = '',
    ) {
      original.call(this, key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
      users.push(sessionToken() === null ? '' : sessionUserId());
    });
  });
  startSession(user, true);
  spies.forEach((spy) => spy.mockRestore());
  return users;
}

test('a sign-in over another user’s session shows other tabs no visitor, whom screens would lead to the log-in', () => {
  const stop = syncSessionAcrossTabs();
  startSession(asha, true);
  const listener = vi.fn(sessionToken);
  const stopListening = onUserChange(listener);
  const users = followSignIn(ravi);
  expect(users).not.toContain('');
  expect(users.at(-1)).toBe('u2');
  expect(listener).toHaveBeenCalledExactlyOnceWith(true);
  expect(listener).toHaveReturnedWith('other');
  stopListening();
  stop();
});

test('a page that Back brings out of the browser’s cache follows what other tabs have done meanwhile', () => {
  const stop = syncSessionAcrossTabs();
  startSession(asha, true);
  localStorage.setItem('login', JSON.stringify(ravi));
  localStorage.setItem('jwtToken', 'other');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(sessionToken()).toBe('secret');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(sessionToken()).toBe('other');
  expect(sessionUserId()).toBe('u2');
  stop();
});

/** Back brings the page out of the browser’s cache. */
function comeBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

test.each<[string, () => MockInstance]>([
  ['cookies', () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)],
  [
    'to store more',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
])(
  'Back to the page of a session that a browser has refused to store (%s) logs nobody out',
  (_what, refuse) => {
    const stop = syncSessionAcrossTabs();
    const refused = refuse();
    startSession(asha, false);
    comeBack();
    expect(sessionToken()).toBe('secret');
    refused.mockRestore();
    // Another tab signs in, and logs out later.
    localStorage.setItem('login', JSON.stringify(ravi));
    localStorage.setItem('jwtToken', 'other');
    comeBack();
    expect(sessionUserId()).toBe('u2');
    localStorage.clear();
    comeBack();
    expect(sessionToken()).toBeNull();
    stop();
  },
);

test.each([true, false])('Back after a log-out shows no session (remembered: %s)', (remember) => {
  const stop = syncSessionAcrossTabs();
  startSession(asha, remember);
  localStorage.clear();
  comeBack();
  expect(sessionToken()).toBeNull();
  startSession(asha, remember);
  endSession();
  comeBack();
  expect(sessionToken()).toBeNull();
  stop();
});

test('other entries of the storage, and events after the end, are ignored', () => {
  const stop = syncSessionAcrossTabs();
  startSession(asha, true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'feedSound' }));
  expect(sessionToken()).toBe('secret');
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessionToken()).toBe('secret');
});
