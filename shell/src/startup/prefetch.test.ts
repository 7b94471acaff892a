// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('../federation/load/loadRelease', () => ({
  loadScreen: async (remote: string) => {
    loaded.push(remote);
  },
}));
vi.mock('./routeQueries', () => ({ preloadRouteQueries: () => undefined }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  loaded.length = 0;
  document.head.innerHTML = '';
  const slot = (paths: string[], screens: Record<string, string>) => ({
    current: {
      id: 'a',
      platform: '^1.0.0',
      routes: paths.map((path) => ({ path, title: path, skeleton: 'list' })),
      files: { 'entry.js': 'sha256-e', 'remote.js': 'sha256-r', 'dialog.js': 'sha256-d', ...screens },
    },
  });
  const composition = {
    id: 'one',
    assets: '/',
    remotes: {
      'mf-home': slot(['/', '/top'], { 'top.js': 'sha256-t' }),
      'mf-plans': slot(['/plan', '/rechargeNow'], { 'plan.js': 'sha256-p', 'rechargeNow.js': 'sha256-n' }),
    },
  };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
});
afterEach(async () => {
  // Removes the listeners of this test's document.
  window.dispatchEvent(new Event('scroll'));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The preloaded files, each with its hash. */
function prefetched(): string[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
    ({ href, integrity }) => `${new URL(href).pathname} ${integrity}`,
  );
}

const PLANS = [
  '/mf-plans/a/entry.js sha256-e',
  '/mf-plans/a/remote.js sha256-r',
  '/mf-plans/a/plan.js sha256-p',
];
const HOME_TOP = '/mf-home/a/top.js sha256-t';

async function start(): Promise<void> {
  const { startPrefetch } = await import('./prefetch');
  startPrefetch();
}

/** Listeners of earlier tests are still on the document, and prefetch from the page of their own test. */
const PAUSE_MS = 10_000;

test('the other screens of the open remote and the first of each other one are fetched, and none of them run', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(prefetched()).toEqual([
    '/mf-home/a/entry.js sha256-e',
    '/mf-home/a/remote.js sha256-r',
    HOME_TOP,
    ...PLANS,
  ]);
  expect(loaded).toEqual([]);
});

test('a touched link prefetches what its screen leads to, once it is loaded', async () => {
  await start();
  linkTo('/plan').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(prefetched()).toContain('/mf-plans/a/rechargeNow.js sha256-n');
});

test('nothing is prefetched with Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(prefetched()).toEqual([]);
});

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  return link;
}

test('a pointer over a link prefetches its screen', async () => {
  await start();
  linkTo('/plan').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(prefetched()).toEqual(PLANS);
  expect(loaded).toEqual([]);
});

test('a finger on a link runs the code of its screen, and of no other', async () => {
  await start();
  linkTo('/plan').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // Listeners of the earlier tests are still on the document.
  expect(new Set(loaded)).toEqual(new Set(['mf-plans']));
});
