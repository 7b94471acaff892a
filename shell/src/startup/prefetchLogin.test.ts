// @vitest-environment jsdom
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const prepare = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../screens/shellScreens', () => ({ SHELL_SCREENS: [{ path: '/login', prepare }] }));

beforeEach(() => {
  vi.resetModules();
  prepare.mockClear();
  vi.doMock('../screens/login/LoginScreen', () => ({ LoginScreen: () => null }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function prefetchLogin(): Promise<void> {
  const module = await import('./prefetchLogin');
  await module.prefetchLogin();
}

test('the log-in opens for a visitor without a wait', async () => {
  await prefetchLogin();
  expect(prepare).toHaveBeenCalledOnce();
});

test('a screen that was not reached ahead is asked for again when it opens', async () => {
  vi.doMock('../screens/login/LoginScreen', () => {
    throw new TypeError('offline');
  });
  await prefetchLogin();
  // A screen that was asked for would keep the failure.
  expect(prepare).not.toHaveBeenCalled();
});

test('a member pays for no log-in', async () => {
  const { startSession } = await import('@reelrupee/platform');
  startSession(exampleUser, true);
  await prefetchLogin();
  expect(prepare).not.toHaveBeenCalled();
});

test('nor does a visitor with Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await prefetchLogin();
  expect(prepare).not.toHaveBeenCalled();
});
