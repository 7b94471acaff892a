// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('../federation/load/loadRelease', () => ({
  loadScreen: async (remote: string) => {
    loaded.push(remote);
  },
}));
vi.mock('./routeQueries', () => ({
  loadRouteQueries: async () => undefined,
  preloadRouteQueries: () => undefined,
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  loaded.length = 0;
  document.head.innerHTML = '';
  const slot = (...paths: string[]) => ({
    current: {
      id: 'a',
      platform: '^1.0.0',
      routes: paths.map((path) => ({ path, title: path, skeleton: 'list' })),
      files: {
        'entry.js': 'sha256-e',
        'remote.js': 'sha256-r',
        'dialog.js': 'sha256-d',
        'rechargeNow.js': 'sha256-n',
        'help-terms.css': 'sha256-t',
      },
    },
  });
  const composition = {
    id: 'one',
    assets: '/',
    remotes: { 'mf-home': slot('/', '/help/terms'), 'mf-plans': slot('/plan', '/rechargeNow') },
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

/** The chunk of the open remote's other screen. */
const BESIDE = [
  '/mf-home/a/entry.js sha256-e',
  '/mf-home/a/remote.js sha256-r',
  '/mf-home/a/help-terms.css sha256-t',
];
const PLANS = ['/mf-plans/a/entry.js sha256-e', '/mf-plans/a/remote.js sha256-r'];

async function start(): Promise<void> {
  const { startPrefetch } = await import('./prefetch');
  startPrefetch();
  await vi.advanceTimersByTimeAsync(2000);
}

test('nothing is prefetched before the visitor engages', async () => {
  await start();
  expect(prefetched()).toEqual([]);
});

test('an engaged visitor has the files of screens that may be next fetched once, and none of them run', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(prefetched()).toEqual([...BESIDE, ...PLANS]);
  expect(loaded).toEqual([]);
});

test.each(['pointerdown', 'keydown', 'scroll'])('a %s counts as engagement', async (sign) => {
  await start();
  window.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(2000);
  expect(prefetched()).toEqual([...BESIDE, ...PLANS]);
  expect(loaded).toEqual([]);
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

test('a finger on a link runs the code of its screen and of no other, and prefetches where that screen leads', async () => {
  await start();
  linkTo('/plan').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(prefetched()).toContain('/mf-plans/a/rechargeNow.js sha256-n');
  // Listeners of the earlier tests are still on the document.
  expect(new Set(loaded)).toEqual(new Set(['mf-plans']));
});
