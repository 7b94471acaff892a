// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('../load/loadRelease', () => ({
  abandonLoads: () => undefined,
  loadedScreen: () => undefined,
  loadScreen: async (remote: string) => {
    loaded.push(remote);
    throw new Error('no code');
  },
}));
vi.mock('./sendReport', () => ({ sendReport: () => undefined }));

const route = { path: '/plan', title: 'Plans', skeleton: 'cards' as const, remote: 'mf-plans' };

beforeEach(() => {
  vi.resetModules();
  loaded.length = 0;
  const current = { id: 'a', platform: '^1.0.0', routes: [route], files: {} };
  const composition = { id: 'one', assets: '/', remotes: { 'mf-plans': { current } } };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
  vi.stubGlobal('location', { ...window.location, pathname: '/plan' });
});

test('a screen that has failed is not loaded again by the question of what is open', async () => {
  const { screenOf } = await import('../load/screens');
  const { openContainer } = await import('./openContainer');
  const load = screenOf(route);
  await load.settled();
  expect(load.state.kind).toBe('failed');
  expect(openContainer()).toBeUndefined();
  expect(loaded).toEqual(['mf-plans']);
  // Retry by the user is another load.
  expect(screenOf(route)).not.toBe(load);
});

test('a screen that nobody has opened is not loaded either', async () => {
  const { openContainer } = await import('./openContainer');
  expect(openContainer()).toBeUndefined();
  expect(loaded).toEqual([]);
});
