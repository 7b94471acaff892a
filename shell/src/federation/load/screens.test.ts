// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
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
  const current = { id: 'a', platform: '^1.0.0', routes: [route], files: {} };
  const composition = { id: 'one', assets: '/', remotes: { 'mf-plans': { current } } };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
});

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

test('a screen is loaded only once its code is', async () => {
  const { isLoaded } = await import('./screens');
  expect(isLoaded('/plan')).toBe(false);
  expect(isLoaded('/login')).toBe(false);
});

test('a prefetched screen is loaded', async () => {
  fetched.add('mf-plans');
  const { isLoaded } = await import('./screens');
  expect(isLoaded('/plan')).toBe(true);
});
