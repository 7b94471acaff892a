// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('./sendReport', () => ({
  sendReport: ({ remote, release, event, message = '' }: Record<string, string>) =>
    sent.push(`${remote} ${release} ${event} ${message}`.trim()),
}));

const BASE = 'http://localhost:3000/mf-plans/a/';
let listeners: (readonly [string, EventListenerOrEventListenerObject])[] = [];
const routes = [{ path: '/plan', title: 'Plans', skeleton: 'cards' as const }];
const release = { id: 'a', platform: '^1.0.0', routes, files: {} };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  sent.length = 0;
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify({
    id: 'one',
    assets: '/',
    shell: { release: 's' },
    remotes: { 'mf-plans': { current: release } },
  })}</script>`;
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
});
afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(path = '/plan') {
  vi.stubGlobal('location', { ...window.location, pathname: path });
  const { captureUncaughtErrors } = await import('./uncaughtErrors');
  const { containerOf } = await import('../load/containers');
  const { recordLoadEvent } = await import('./loadEvents');
  const { reportLateErrors } = await import('./lateErrors');
  const listen = vi.spyOn(window, 'addEventListener');
  captureUncaughtErrors();
  listeners = listen.mock.calls.map(([type, listener]) => [type, listener] as const);
  containerOf('mf-plans', release);
  const settle = (event: 'opened' | 'evaluation') =>
    recordLoadEvent({ remote: 'mf-plans', release: 'a', role: 'current', event });
  return { reportLateErrors, settle };
}

function throwIn(address: string): void {
  const error = Object.assign(new Error('no plan'), { stack: `Error: no plan\n    at run (${address}:1:9)` });
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

test('errors from before the chunk is there are attributed too, once per release', async () => {
  const { reportLateErrors, settle } = await start();
  settle('opened');
  throwIn(`${BASE}remote.js`);
  throwIn(`${BASE}remote.js?retry=1`);
  reportLateErrors();
  expect(sent).toEqual(['mf-plans a opened', 'mf-plans a uncaught no plan']);
});

test('of a storm of errors the page keeps a few, and still sees the first error of the shell', async () => {
  const { loadEvents } = await import('./loadEvents');
  const { reportLateErrors, settle } = await start();
  settle('opened');
  reportLateErrors();
  for (let count = 0; count < 1000; count += 1) throwIn(`${BASE}remote.js`);
  throwIn('http://localhost:3000/shell/s/first.js');
  expect(loadEvents()).toHaveLength(52);
  expect(sent).toEqual(['mf-plans a opened', 'mf-plans a uncaught no plan', 'shell s uncaught no plan']);
});

test('an error that keeps a release from opening is reported as what it is, and not again', async () => {
  const { reportLateErrors, settle } = await start();
  reportLateErrors();
  throwIn(`${BASE}entry.js`);
  settle('evaluation');
  vi.runAllTimers();
  expect(sent).toEqual(['mf-plans a evaluation']);
});

test('an error of the shell counts for no remote, and one of a foreign script for none at all', async () => {
  const { reportLateErrors } = await start();
  reportLateErrors();
  throwIn('http://localhost:3000/shell/s/first.js');
  throwIn('http://localhost:3000/shell/s/first.js');
  throwIn('https://extension.example/script.js');
  expect(sent).toEqual(['shell s uncaught no plan']);
});

/** Dispatches an unhandled rejection, for which jsdom has no event class. */
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('a promise that was rejected with a text counts for the open screen, as of no known script', async () => {
  const { reportLateErrors, settle } = await start();
  reportLateErrors();
  settle('opened');
  reject('no plan');
  expect(sent).toEqual(['mf-plans a opened', 'mf-plans a uncaught No address of a script: no plan']);
});

test('one from before the screen has opened waits for it, and counts for none that has not opened', async () => {
  const { reportLateErrors, settle } = await start();
  reject('no plan');
  reportLateErrors();
  settle('opened');
  expect(sent).toEqual(['mf-plans a opened']);
  vi.runAllTimers();
  expect(sent).toEqual(['mf-plans a opened', 'mf-plans a uncaught No address of a script: no plan']);
});

test.each(['/login', '/plan'])('on %s without an open release it counts for none', async (path) => {
  const { reportLateErrors } = await start(path);
  reportLateErrors();
  reject('no plan');
  vi.runAllTimers();
  expect(sent).toEqual([]);
});

test('an error whose stack names an extension counts for none', async () => {
  const { reportLateErrors, settle } = await start();
  reportLateErrors();
  settle('opened');
  reject(
    Object.assign(new Error('no wallet'), { stack: 'Error: no wallet\n at chrome-extension://abc/a.js:1:9' }),
  );
  expect(sent).toEqual(['mf-plans a opened']);
});

test('a thrown text is attributed by the file of its event', async () => {
  const { reportLateErrors, settle } = await start();
  reportLateErrors();
  settle('opened');
  window.dispatchEvent(new ErrorEvent('error', { error: 'no plan', filename: `${BASE}remote.js` }));
  expect(sent).toEqual(['mf-plans a opened', 'mf-plans a uncaught no plan']);
});
