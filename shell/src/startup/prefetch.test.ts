// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('../federation/load/loadRelease', () => ({
  loadScreen: async (remote: string) => {
    asked.push(remote);
  },
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked.length = 0;
  const slot = (path: string) => ({
    current: { id: 'a', platform: '^1.0.0', routes: [{ path, title: path, skeleton: 'list' }], files: {} },
  });
  const composition = {
    id: 'one',
    assets: '/',
    remotes: { 'mf-home': slot('/'), 'mf-plans': slot('/plan') },
  };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
});
afterEach(async () => {
  // Nothing of this test waits for a sign in the next one.
  window.dispatchEvent(new Event('scroll'));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(): Promise<void> {
  const { startPrefetch } = await import('./prefetch');
  startPrefetch();
  await vi.advanceTimersByTimeAsync(2000);
}

test('who only glances at a page fetches nothing more', async () => {
  await start();
  expect(asked).toEqual([]);
});

test('who stays has the other screens fetched, once', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['mf-plans']);
});

test.each(['pointerdown', 'keydown', 'scroll'])('a %s is a sign that they stay', async (sign) => {
  await start();
  window.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['mf-plans']);
});

test('with Save-Data nothing is', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
});
