// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeOpenScreen, storeOpenScreen, takeDeadScreens } from './openScreens';

const PLANS = { remote: 'mf-plans', release: 'bad', path: '/plan' };
const HOME = { remote: 'mf-home', release: 'good', path: '/' };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** The next call is of another tab. */
function otherTab(): void {
  sessionStorage.clear();
}

test('a screen that is still stored when its tab starts again was open when the tab died; it is given once', () => {
  storeOpenScreen(PLANS);
  expect(takeDeadScreens()).toMatchObject([PLANS]);
  expect(takeDeadScreens()).toEqual([]);
});

test('a screen that was left in an orderly way is not suspected', () => {
  storeOpenScreen(PLANS);
  removeOpenScreen();
  expect(takeDeadScreens()).toEqual([]);
});

test('another visible tab is alive while it stores its screen again', () => {
  storeOpenScreen(PLANS);
  vi.advanceTimersByTime(9999);
  otherTab();
  expect(takeDeadScreens()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(takeDeadScreens()).toMatchObject([PLANS]);
});

test('two tabs do not overwrite each other', () => {
  storeOpenScreen(PLANS);
  otherTab();
  storeOpenScreen(HOME);
  removeOpenScreen();
  otherTab();
  vi.advanceTimersByTime(10_000);
  expect(takeDeadScreens()).toMatchObject([PLANS]);
});

test('a clock that was set back keeps no dead tab alive', () => {
  storeOpenScreen(PLANS);
  otherTab();
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
  expect(takeDeadScreens()).toMatchObject([PLANS]);
});

test('an item that code of a release has spoilt is dropped', () => {
  for (const spoilt of ['no JSON', 'null', '{"remote":"mf-plans","at":0}']) {
    localStorage.setItem('openScreen other', spoilt);
    expect(takeDeadScreens()).toEqual([]);
    expect(localStorage.length).toBe(0);
  }
  expect(localStorage.getItem('openScreen other')).toBeNull();
});

test('a browser that refuses storage stops no page', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    length: 0,
    key: () => null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem: () => undefined,
  });
  storeOpenScreen(PLANS);
  expect(takeDeadScreens()).toEqual([]);
  vi.unstubAllGlobals();
});
