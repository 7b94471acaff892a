// @vitest-environment jsdom
import { endSession, startSession } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endRemindersWithSession } from './endWithSession';

const unsubscribe = vi.fn();
const getSubscription = vi.fn(async () => ({ unsubscribe }));
let stop: () => void;

beforeEach(() => {
  unsubscribe.mockReset();
  getSubscription.mockClear();
  const pushManager = { getSubscription };
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
  await vi.waitFor(async () => expect(await navigator.serviceWorker.getRegistration()).toBeDefined());
  expect(unsubscribe).not.toHaveBeenCalled();
  endSession();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});

test('a browser that starts without a user, since the session ended with it, ends its reminders', async () => {
  stop = endRemindersWithSession();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});

test('a visitor’s tab that learns late of a log-in elsewhere leaves the reminders of the new user', async () => {
  stop = endRemindersWithSession();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  startSession(exampleUser, true);
  endSession();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(2));
  expect(getSubscription).toHaveBeenCalledTimes(2);
});
