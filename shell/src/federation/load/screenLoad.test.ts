import type { LoadErrorKind } from '@reelrupee/contract/loadError';
import { resolveRelease } from '@reelrupee/federation/resolve/resolveRelease';
import type { Release, RemoteSlot } from '@reelrupee/federation/composition/composition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError } from './loadError';
import { HEDGE_MS, LIMIT_MS, ScreenLoad } from './screenLoad';

const NowScreen = () => null;
const BeforeScreen = () => null;
const NextScreen = () => null;
const screens = { now: NowScreen, before: BeforeScreen, next: NextScreen };
type Id = keyof typeof screens;

function release(id: Id): Release {
  return { id, platform: '^1.0.0', routes: [{ path: '/', title: 'Home', skeleton: 'cards' }], files: {} };
}

/** A page in which each release loads or fails when the test says so. */
function page(slot: RemoteSlot = { current: release('now'), previous: release('before') }) {
  const failures: Record<string, LoadErrorKind> = {};
  const reports: string[] = [];
  const arrivals = new Map<Id, PromiseWithResolversOf>();
  const load = new ScreenLoad({
    resolve: (busy) =>
      resolveRelease({ slot, platform: '1.0.0', bucket: 0, path: '/', failures: { ...failures, ...busy } }),
    load: ({ id }) => {
      const arrival = withResolvers();
      arrivals.set(id as Id, arrival);
      return arrival.promise;
    },
    failed: ({ release: { id } }, kind) => {
      failures[id] = kind;
      reports.push(`${id} ${kind}`);
    },
    late: ({ release: { id } }) => reports.push(`${id} late`),
  });
  return {
    load,
    reports,
    comes: (id: Id) => arrivals.get(id)?.resolve(screens[id]),
    fails: (id: Id, kind: LoadErrorKind) => arrivals.get(id)?.reject(new LoadError(kind, kind)),
    asked: () => [...arrivals.keys()],
  };
}

type PromiseWithResolversOf = ReturnType<typeof withResolvers>;
function withResolvers() {
  let resolve: (Screen: () => null) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<() => null>((res, rej) => {
    resolve = res;
    reject = rej;
  });
  return { promise, resolve, reject };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the current release is shown when it has loaded', async () => {
  const { load, comes, asked, reports } = page();
  load.startClock();
  comes('now');
  await settle();
  expect(load.state).toMatchObject({ kind: 'ready', release: { id: 'now' }, Screen: NowScreen });
  expect(asked()).toEqual(['now']);
  expect(reports).toEqual([]);
});

test('when it fails the previous one takes over at once', async () => {
  const { load, fails, comes, reports } = page();
  load.startClock();
  fails('now', 'integrity');
  await settle();
  comes('before');
  await settle();
  expect(load.state).toMatchObject({ kind: 'ready', release: { id: 'before' }, role: 'previous' });
  expect(reports).toEqual(['now integrity']);
});

test('when both fail the failure of the current one is named', async () => {
  const { load, fails, reports } = page();
  load.startClock();
  fails('now', 'evaluation');
  await settle();
  fails('before', 'unreachable');
  await settle();
  expect(load.state).toEqual({ kind: 'failed', failure: 'evaluation' });
  expect(reports).toEqual(['now evaluation', 'before unreachable']);
});

test('failures of a load that Retry has replaced do not count', async () => {
  const { load, fails, reports, asked } = page();
  load.abandon();
  fails('now', 'unreachable');
  await settle();
  expect(reports).toEqual([]);
  expect(asked()).toEqual(['now']);
});

test('a slow release races the previous one, and loses to it', async () => {
  const { load, comes, asked, reports } = page();
  load.startClock();
  await vi.advanceTimersByTimeAsync(HEDGE_MS);
  expect(asked()).toEqual(['now', 'before']);
  comes('before');
  await settle();
  expect(load.state).toMatchObject({ kind: 'ready', release: { id: 'before' } });
  expect(reports).toEqual(['now timeout']);
  comes('now');
  await settle();
  expect(load.state).toMatchObject({ release: { id: 'before' } });
});

test('a slow release that is still first wins, and no failure is reported', async () => {
  const { load, comes, reports } = page();
  load.startClock();
  await vi.advanceTimersByTimeAsync(HEDGE_MS);
  comes('now');
  await settle();
  expect(load.state).toMatchObject({ kind: 'ready', release: { id: 'now' } });
  expect(reports).toEqual([]);
});

test('at the limit the user sees an error, and a screen that arrives later is still shown', async () => {
  const { load, comes, reports } = page({ current: release('now') });
  load.startClock();
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(load.state).toEqual({ kind: 'failed', failure: 'timeout' });
  expect(reports).toEqual(['now late']);
  comes('now');
  await settle();
  expect(load.state).toMatchObject({ kind: 'ready', release: { id: 'now' } });
});

test('at the limit the last release is tried too, when the better ones hang', async () => {
  const canary = { release: release('next'), percent: 100 };
  const { load, comes, asked } = page({ current: release('now'), previous: release('before'), canary });
  load.startClock();
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(load.state).toEqual({ kind: 'failed', failure: 'timeout' });
  expect(asked()).toEqual(['next', 'now', 'before']);
  comes('before');
  await settle();
  expect(load.state).toMatchObject({ kind: 'ready', Screen: BeforeScreen });
});

test('when the last release fails after the limit its failure is named', async () => {
  const { load, fails, asked } = page();
  load.startClock();
  await vi.advanceTimersByTimeAsync(HEDGE_MS);
  fails('before', 'unreachable');
  await vi.advanceTimersByTimeAsync(LIMIT_MS - HEDGE_MS);
  expect(asked()).toEqual(['now', 'before']);
  fails('now', 'unreachable');
  await settle();
  expect(load.state).toEqual({ kind: 'failed', failure: 'unreachable' });
});

test('a screen that loads in time and never renders exceeds the limit too', async () => {
  const { load, comes, reports } = page();
  load.startClock();
  comes('now');
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(load.state).toEqual({ kind: 'failed', failure: 'timeout' });
  expect(reports).toEqual(['now late']);
});

test('no clock runs once the screen is rendered', async () => {
  const { load, comes } = page();
  load.startClock();
  comes('now');
  await settle();
  load.stopClock();
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(load.state).toMatchObject({ kind: 'ready' });
});

test('a screen that throws is replaced by the previous release, and that one by the error screen', async () => {
  const { load, comes, reports } = page();
  comes('now');
  await settle();
  load.threw(new TypeError('boom'));
  comes('before');
  await settle();
  expect(load.state).toMatchObject({ kind: 'ready', release: { id: 'before' } });
  load.threw(new TypeError('boom'));
  expect(load.state).toEqual({ kind: 'failed', failure: 'render' });
  expect(reports).toEqual(['now render', 'before render']);
});

test('listeners get every change until they unsubscribe', async () => {
  const { load, comes } = page();
  const heard = vi.fn();
  const stop = load.subscribe(heard);
  comes('now');
  await settle();
  stop();
  load.threw(new Error('later'));
  expect(heard).toHaveBeenCalledTimes(1);
});
