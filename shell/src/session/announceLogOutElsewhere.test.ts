// @vitest-environment jsdom
import {
  dismissToast,
  endSession,
  startSession,
  syncSessionAcrossTabs,
  useToasts,
} from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceLogOutElsewhere } from './announceLogOutElsewhere';

const user = { ...exampleUser, token: 'first' };
const toasts = () => renderHook(() => useToasts()).result.current.map(({ text }) => text);
let stops: (() => void)[];

beforeEach(() => {
  startSession(user, true);
  stops = [syncSessionAcrossTabs(), announceLogOutElsewhere()];
});

afterEach(() => {
  for (const stop of stops) stop();
  for (const { id } of renderHook(() => useToasts()).result.current) dismissToast(id);
  endSession();
});

/** Changes the stored session as another tab does. */
function changeElsewhere(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
}

const logOutElsewhere = () => changeElsewhere(() => localStorage.clear());

function logInElsewhere(): void {
  const login = JSON.stringify({ ...user, _id: 'another' });
  changeElsewhere(() => localStorage.setItem('login', login));
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a log-out in another tab is said', () => {
  logOutElsewhere();
  expect(toasts()).toEqual(['You were logged out in another tab.']);
});

test('a tab in the background says it once it is looked at, and once only', () => {
  setVisibility('hidden');
  logOutElsewhere();
  expect(toasts()).toEqual([]);
  setVisibility('visible');
  expect(toasts()).toEqual(['You were logged out in another tab.']);
  dismissToast(renderHook(() => useToasts()).result.current[0]?.id ?? 0);
  setVisibility('visible');
  expect(toasts()).toEqual([]);
});

test('a tab in the background whose user has logged in again meanwhile says nothing', () => {
  setVisibility('hidden');
  logOutElsewhere();
  logInElsewhere();
  setVisibility('visible');
  expect(toasts()).toEqual([]);
});

test('a log-out in this tab, and another user in another tab, are not said', () => {
  logInElsewhere();
  endSession();
  expect(toasts()).toEqual([]);
});
