// @vitest-environment jsdom
import { endSession, startSession, syncSessionAcrossTabs } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endRemindersWithSession } from './endWithSession';

const unsubscribe = vi.fn();
let stop: () => void;
/** Waits until the subscription was looked up. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  unsubscribe.mockReset();
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
});
afterEach(() => {
  stop();
  endSession();
  vi.unstubAllGlobals();
});

test('reminders last as long as their user is signed in', async () => {
  startSession(exampleUser, true);
  stop = endRemindersWithSession();
  await settle();
  expect(unsubscribe).not.toHaveBeenCalled();
  endSession();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});

test('a browser that starts without a user, since the session ended with it, ends its reminders', async () => {
  stop = endRemindersWithSession();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});

test.each(['', 'u1'])(
  'a tab of the user “%s” that was frozen during a log-out and a log-in leaves the reminders of the new user',
  async (userId) => {
    if (userId !== '') startSession({ ...exampleUser, _id: userId }, true);
    stop = endRemindersWithSession();
    const stopSync = syncSessionAcrossTabs();
    await settle();
    unsubscribe.mockReset();
    for (const user of [null, { ...exampleUser, _id: 'u2' }]) {
      localStorage.setItem('login', JSON.stringify(user));
      window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
    }
    await settle();
    expect(unsubscribe).not.toHaveBeenCalled();
    endSession();
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    stopSync();
  },
);

test('a browser that refuses service workers, as with cookies blocked, removes the number on the icon', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  const getRegistration = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration }, setAppBadge });
  vi.stubGlobal('Notification', { permission: 'granted' });
  stop = endRemindersWithSession();
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(0));
});

test('a sign-in over that of another user ends the reminders of that user', async () => {
  startSession(exampleUser, true);
  stop = endRemindersWithSession();
  startSession({ ...exampleUser, _id: 'u2' }, true);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});
