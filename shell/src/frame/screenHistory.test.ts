// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenHistory, type ScreenHistory } from './screenHistory';

let history: ScreenHistory;
let events: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  events = [];
  history = screenHistory((path) => path !== '/loading');
  stop = history.listen(({ action, location }) => events.push(`${action} ${location.pathname}`));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Opens a screen and runs the pending update. */
function open(path: string): void {
  history.push(path);
  vi.runAllTimers();
}

/** Simulates the browser going back. */
function goBack(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('the first opening of a screen is reported in the next task, while the URL changes at once', () => {
  history.push('/plan');
  expect(window.location.pathname).toBe('/plan');
  expect(events).toEqual([]);
  vi.runAllTimers();
  expect(events).toEqual(['PUSH /plan']);
});

test('a screen that was open before, including the first one, is reported at once', () => {
  open('/plan');
  history.push('/');
  history.push('/plan');
  expect(events).toEqual(['PUSH /plan', 'PUSH /', 'PUSH /plan']);
});

test('a screen that is still loading is reported at once, since its placeholder renders fast', () => {
  history.push('/loading');
  expect(events).toEqual(['PUSH /loading']);
});

test('going back is reported at once', () => {
  goBack('/profile');
  expect(events).toEqual(['POP /profile']);
});

test('of two screens in one task only the last is reported', () => {
  history.push('/plan');
  history.push('/profile');
  vi.runAllTimers();
  expect(events).toEqual(['PUSH /profile']);
});

test('going back before a screen is rendered cancels its update', () => {
  history.push('/plan');
  goBack('/');
  vi.runAllTimers();
  expect(events).toEqual(['POP /']);
});

test('a second tap before the screen is rendered adds no history entry', () => {
  const { length } = window.history;
  history.push('/plan');
  history.push({ pathname: '/plan' }, { planId: 'two' });
  vi.runAllTimers();
  expect(window.history.length).toBe(length + 1);
  expect(history.location.state).toEqual({ planId: 'two' });
  expect(events).toEqual(['REPLACE /plan']);
});

test('a link from a rendered screen to itself adds a history entry', () => {
  open('/plan');
  const { length } = window.history;
  history.push('/plan');
  expect(window.history.length).toBe(length + 1);
});

test('a URL that changed before the first listener is reported to it', () => {
  stop();
  const late = screenHistory((path) => path !== '/loading');
  goBack('/login');
  stop = late.listen(({ action, location }) => events.push(`${action} ${location.pathname}`));
  expect(events).toEqual(['POP /login']);
});

test('the state of an entry is in its location, and that of an entry without one is null', () => {
  expect(history.location.state).toBeNull();
  history.push('/plan?from=home#top', { planId: 'one' });
  expect(history.location).toMatchObject({
    pathname: '/plan',
    search: '?from=home',
    hash: '#top',
    state: { planId: 'one' },
  });
  history.replace('/login');
  expect([window.location.pathname, history.location.state]).toEqual(['/login', null]);
});

test('a push that the browser refuses opens the address as a page', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/', assign });
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many entries', 'SecurityError');
  });
  history.push('/plan');
  expect(assign).toHaveBeenCalledWith('/plan');
  vi.unstubAllGlobals();
});

test('an address never leaves the site', () => {
  history.push('//elsewhere.example/plan');
  expect(window.location.pathname).toBe('/elsewhere.example/plan');
});

test('a removed listener gets no pending update', () => {
  history.push('/plan');
  stop();
  vi.runAllTimers();
  expect(events).toEqual([]);
});
