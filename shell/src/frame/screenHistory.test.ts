// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenHistory, type ScreenHistory } from './screenHistory';

let history: ScreenHistory;
let told: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  told = [];
  history = screenHistory((path) => path !== '/loading');
  stop = history.listen(({ action, location }) => told.push(`${action} ${location.pathname}`));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Goes to a screen, and lets it be drawn. */
function open(path: string): void {
  history.push(path);
  vi.runAllTimers();
}

/** As the browser does when the user goes back. */
function goBack(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a screen that opens for the first time is told of in the next task, with the address there at once', () => {
  history.push('/plan');
  expect(window.location.pathname).toBe('/plan');
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual(['PUSH /plan']);
});

test('a screen that was open before, the first one too, is told of at once', () => {
  open('/plan');
  history.push('/');
  history.push('/plan');
  expect(told).toEqual(['PUSH /plan', 'PUSH /', 'PUSH /plan']);
});

test('a screen that still loads is told of at once: its placeholder is quickly drawn', () => {
  history.push('/loading');
  expect(told).toEqual(['PUSH /loading']);
});

test('the way back is told of at once', () => {
  goBack('/profile');
  expect(told).toEqual(['POP /profile']);
});

test('of two screens in one task only the last is told of', () => {
  history.push('/plan');
  history.push('/profile');
  vi.runAllTimers();
  expect(told).toEqual(['PUSH /profile']);
});

test('who goes back before a screen is drawn is not sent there again', () => {
  history.push('/plan');
  goBack('/');
  vi.runAllTimers();
  expect(told).toEqual(['POP /']);
});

test('a second tap before the screen is drawn adds nothing to the history', () => {
  const { length } = window.history;
  history.push('/plan');
  history.push({ pathname: '/plan' }, { planId: 'two' });
  vi.runAllTimers();
  expect(window.history.length).toBe(length + 1);
  expect(history.location.state).toEqual({ planId: 'two' });
  expect(told).toEqual(['REPLACE /plan']);
});

test('a screen that leads to itself, once drawn, does add to the history', () => {
  open('/plan');
  const { length } = window.history;
  history.push('/plan');
  expect(window.history.length).toBe(length + 1);
});

test('an address that changed while nobody listened is told of as soon as somebody does', () => {
  stop();
  const late = screenHistory((path) => path !== '/loading');
  goBack('/login');
  stop = late.listen(({ action, location }) => told.push(`${action} ${location.pathname}`));
  expect(told).toEqual(['POP /login']);
});

test('who no longer listens is told of nothing', () => {
  history.push('/plan');
  stop();
  vi.runAllTimers();
  expect(told).toEqual([]);
});
