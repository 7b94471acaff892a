// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteRoute } from '../composition/routes';

const fetched = vi.hoisted(() => new Set<string>());
const Plans = () => null;
vi.mock('./loadRelease', () => ({
  loadScreen: () => new Promise(() => undefined),
  loadedScreen: (remote: string) => (fetched.has(remote) ? Plans : undefined),
}));

const route: RemoteRoute = { remote: 'mf-plans', path: '/plan', title: 'Plans', skeleton: 'cards' };

beforeEach(() => {
  vi.resetModules();
  fetched.clear();
  const current = { id: 'a', platform: '^1.0.0', routes: [route], files: { 'entry.js': 'sha384-a' } };
  const composition = { id: 'one', assets: '/', remotes: { 'mf-plans': { current } } };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
});

afterEach(() => vi.restoreAllMocks());

test('a prefetched screen is ready at once', async () => {
  fetched.add('mf-plans');
  const { screenOf } = await import('./screens');
  expect(screenOf(route).state).toMatchObject({
    kind: 'ready',
    release: { id: 'a' },
    role: 'current',
    Screen: Plans,
  });
});

test('any other screen loads first', async () => {
  const { screenOf } = await import('./screens');
  expect(screenOf(route).state).toEqual({ kind: 'loading' });
});

/** Lets the page have fetched a file of the release. */
function fetchFile(path: string): void {
  const url = new URL(`/mf-plans/a/${path}`, document.baseURI).href;
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === url ? [performance.mark(name)] : [],
  );
}

test('a screen whose code has run is loaded', async () => {
  fetched.add('mf-plans');
  const { readinessOf } = await import('./screens');
  expect(readinessOf('/plan')).toBe('loaded');
});

test('a screen whose files are here says when its code has run', async () => {
  fetchFile('entry.js');
  const { readinessOf } = await import('./screens');
  expect(readinessOf('/plan')).toBeInstanceOf(Promise);
});

test('when any other screen is ready is unknown', async () => {
  const { readinessOf } = await import('./screens');
  expect(readinessOf('/plan')).toBe('unknown');
  expect(readinessOf('/login')).toBe('unknown');
});
