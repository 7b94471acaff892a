// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from './browserHistory';
import type { RouterHistory } from './history';

let history: RouterHistory;
let events: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // A new entry: another test file may have gone back, and the next entry would remove those after it.
  window.history.pushState(null, '', '/');
  events = [];
  history = browserHistory((path) => path !== '/loading');
  stop = history.listen(({ action, location }) => events.push(`${action} ${location.pathname}`));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Opens a screen and runs the pending update. */
function open(path: string): void {
  history.navigate(path);
  vi.runAllTimers();
}

/** Simulates the browser going back. */
function goBack(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('the first opening of a screen is reported in the next task, while the URL changes at once', () => {
  history.navigate('/plan');
  expect(window.location.pathname).toBe('/plan');
  expect(events).toEqual([]);
  vi.runAllTimers();
  expect(events).toEqual(['PUSH /plan']);
});

test('a screen that was open before, including the first one, is reported at once', () => {
  open('/plan');
  history.navigate('/');
  history.navigate('/plan');
  expect(events).toEqual(['PUSH /plan', 'PUSH /', 'PUSH /plan']);
});

test('a screen that is still loading is reported at once, since its placeholder renders fast', () => {
  history.navigate('/loading');
  expect(events).toEqual(['PUSH /loading']);
});

test('going back is reported at once', () => {
  goBack('/profile');
  expect(events).toEqual(['POP /profile']);
});

test('of two screens in one task only the last is reported', () => {
  history.navigate('/plan');
  history.navigate('/profile');
  vi.runAllTimers();
  expect(events).toEqual(['PUSH /profile']);
});

test('going back before a screen is rendered cancels its update', () => {
  history.navigate('/plan');
  goBack('/');
  vi.runAllTimers();
  expect(events).toEqual(['POP /']);
});

test('a second tap before the screen is rendered adds no history entry', () => {
  const { length } = window.history;
  history.navigate('/plan');
  history.navigate({ pathname: '/plan' }, { state: { planId: 'two' } });
  vi.runAllTimers();
  expect(window.history.length).toBe(length + 1);
  expect(history.location.state).toEqual({ planId: 'two' });
  expect(events).toEqual(['REPLACE /plan']);
});

test('a link from a rendered screen to itself adds a history entry', () => {
  open('/plan');
  const { length } = window.history;
  history.navigate('/plan');
  expect(window.history.length).toBe(length + 1);
});

test('a URL that changed before the first listener is reported to it', () => {
  stop();
  const late = browserHistory((path) => path !== '/loading');
  goBack('/login');
  stop = late.listen(({ action, location }) => events.push(`${action} ${location.pathname}`));
  expect(events).toEqual(['POP /login']);
});

test('the state of an entry is in its location, and that of an entry without one is null', () => {
  expect(history.location.state).toBeNull();
  history.navigate('/plan?from=home#top', { state: { planId: 'one' } });
  expect(history.location).toMatchObject({
    pathname: '/plan',
    search: '?from=home',
    hash: '#top',
    state: { planId: 'one' },
  });
  history.navigate('/login', { replace: true });
  expect([window.location.pathname, history.location.state]).toEqual(['/login', null]);
});

test('a push that the browser refuses opens the address as a page', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/', assign });
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many entries', 'SecurityError');
  });
  history.navigate('/plan');
  expect(assign).toHaveBeenCalledWith('/plan');
  vi.unstubAllGlobals();
});

test('an address never leaves the site', () => {
  history.navigate('//elsewhere.example/plan');
  expect(window.location.pathname).toBe('/elsewhere.example/plan');
});

test('a removed listener gets no pending update', () => {
  history.navigate('/plan');
  stop();
  vi.runAllTimers();
  expect(events).toEqual([]);
});

test('a number of entries is left to the browser', () => {
  const go = vi.spyOn(window.history, 'go').mockReturnValue();
  history.navigate(-1);
  expect(go).toHaveBeenCalledWith(-1);
  expect(events).toEqual([]);
});

test('state that cannot be cloned is an error of the caller and opens no page', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, pathname: '/', assign });
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('A function cannot be cloned.', 'DataCloneError');
  });
  expect(() => history.navigate('/plan', { state: () => undefined })).toThrow('cannot be cloned');
  expect(assign).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
