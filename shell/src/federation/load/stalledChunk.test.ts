// @vitest-environment jsdom
import type { Remote } from '@reelrupee/federation/remote';
import { beforeEach, expect, test, vi } from 'vitest';
import { failuresOf } from './failedReleases';
import { retryScreen, screenOf } from './screens';
import { verifyAppendedElements } from './releaseElements';

const remote = vi.hoisted((): Remote => ({ screens: {} }));
vi.mock('../runtime/instance', () => ({
  instance: { registerRemotes: () => undefined, loadRemote: async () => ({ default: remote }) },
}));
vi.hoisted(() => {
  const route = { path: '/rechargeNow', title: 'Recharge', skeleton: 'cards' };
  const current = { id: 'a', platform: '^1.0.0', routes: [route], files: { 'rechargeNow.js': 'sha256-r' } };
  const composition = { id: 'one', assets: '/', remotes: { 'mf-plans': { current } } };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
});

const ROUTE = { remote: 'mf-plans', path: '/rechargeNow', title: 'Recharge', skeleton: 'cards' } as const;
const Recharge = () => null;
const fetched = vi.fn<typeof fetch>();

/** Loads a chunk as bundlers do: a second request joins the first one until that has failed. */
function chunkLoader(): () => Promise<{ default: typeof Recharge }> {
  let running: Promise<{ default: typeof Recharge }> | undefined;
  return () =>
    (running ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = '/mf-plans/a/rechargeNow.js';
      script.onload = () => resolve({ default: Recharge });
      script.onerror = () => {
        running = undefined;
        reject(Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError', request: script.src }));
      };
      document.head.appendChild(script);
      requested.push(script);
    }));
}

let requested: HTMLScriptElement[] = [];

beforeEach(() => {
  requested = [];
  remote.screens[ROUTE.path] = { load: chunkLoader() };
  vi.stubGlobal('fetch', fetched);
  verifyAppendedElements();
});

test('each Retry asks once for a stalled chunk of a route whose remote runs, under a fresh address', async () => {
  screenOf(ROUTE);
  for (const count of [1, 2, 3]) {
    // The first request comes after the import of the platform.
    await vi.waitFor(() => expect(requested).toHaveLength(count), 30_000);
    if (count < 3) retryScreen(ROUTE);
  }
  expect(new Set(requested.map(({ src }) => src)).size).toBe(3);
  expect(requested.map(({ isConnected }) => isConnected)).toEqual([false, false, true]);
  requested.at(-1)?.dispatchEvent(new Event('load'));
  const load = screenOf(ROUTE);
  await load.settled();
  expect(load.state).toMatchObject({ kind: 'ready', Screen: Recharge });
  expect(failuresOf('mf-plans', ROUTE.path)).toEqual({});
  expect(fetched).not.toHaveBeenCalled();
});
