// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('../reports/sendReport', () => ({
  sendReport: ({ remote, release, event, message = '' }: Record<string, string>) =>
    sent.push(`${remote} ${release} ${event} ${message}`.trim()),
}));
vi.mock('@reelrupee/platform', () => ({ hasUnsavedChanges: () => false }));

const HANG = 'mf-plans bad hang The tab died while /plan was open, and no longer opening.';
const BEAT_MS = 5000;
const reload = vi.fn();
let stops: (() => void)[] = [];

const releaseOf = (id: string) => ({
  id,
  platform: '^1.0.0',
  routes: [{ path: '/plan', title: 'Plans', skeleton: 'cards' }],
  files: {},
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  reload.mockReset();
});
afterEach(() => {
  endPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ends a page without telling it, as a tab does that dies. */
function endPage(): void {
  vi.clearAllTimers();
  stops.forEach((stop) => stop());
  stops = [];
}

/** Starts a page on a path whose remote has these releases; `opened` is the release of the screen that is open. */
async function startPage(
  path: string,
  opened: string | undefined,
  ids = ['bad', 'good'],
  previewed?: string,
) {
  endPage();
  vi.resetModules();
  sent.length = 0;
  if (previewed !== undefined) {
    const preview = { remote: 'mf-plans', release: releaseOf(previewed), base: '/p/', verified: true };
    sessionStorage.setItem('previews', JSON.stringify([preview]));
  }
  const [current, previous] = ids.map(releaseOf);
  const composition = {
    id: 'one',
    assets: '/',
    shell: { release: 's' },
    remotes: { 'mf-plans': { current, previous } },
  };
  document.head.innerHTML = '<title>Plans</title>';
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('location', { ...window.location, pathname: path, reload });
  const { recordLoadEvent } = await import('../reports/loadEvents');
  const open = (release: string) =>
    recordLoadEvent({ remote: 'mf-plans', release, role: 'current', event: 'opened' });
  if (opened !== undefined) open(opened);
  const listens = [window, document].map((target) => [target, vi.spyOn(target, 'addEventListener')] as const);
  const { watchOpenScreens } = await import('./watchOpenScreens');
  watchOpenScreens();
  for (const [target, listen] of listens) {
    const calls = [...listen.mock.calls];
    stops.push(() => calls.forEach(([type, listener]) => target.removeEventListener(type, listener, true)));
    stops.push(() => calls.forEach(([type, listener]) => target.removeEventListener(type, listener)));
    listen.mockRestore();
  }
  return { open };
}

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('openScreen '));
const isRejected = async () => (await import('./bootSentinel')).hasHung('mf-plans', 'bad');

test('a tab that dies with a screen open is reported at its next start, and its release is kept', async () => {
  await startPage('/plan', 'bad');
  await startPage('/plan', undefined);
  expect(sent).toEqual([HANG]);
  expect(await isRejected()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the second time within a day the release is rejected, and a page of it is reloaded', async () => {
  await startPage('/plan', 'bad');
  await startPage('/plan', 'bad');
  await startPage('/plan', 'bad');
  expect(sent).toContain(HANG);
  expect(await isRejected()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page of another screen is not reloaded for it', async () => {
  await startPage('/plan', 'bad');
  await startPage('/plan', 'bad');
  await startPage('/login', undefined);
  expect(await isRejected()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a release that no other can replace is reported and kept', async () => {
  for (let death = 0; death < 3; death += 1) await startPage('/plan', 'bad', ['bad']);
  expect(sent).toContain(HANG);
  expect(await isRejected()).toBe(false);
});

test('of two releases that die, one is kept', async () => {
  for (let death = 0; death < 3; death += 1) await startPage('/plan', 'bad');
  for (let death = 0; death < 3; death += 1) await startPage('/plan', 'good');
  const { hasHung } = await import('./bootSentinel');
  expect([hasHung('mf-plans', 'bad'), hasHung('mf-plans', 'good')]).toEqual([true, false]);
});

test.each([
  [
    'hidden',
    (): unknown => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true),
    document,
    'visibilitychange',
  ],
  ['left', (): unknown => undefined, window, 'pagehide'],
] as const)('a page that is %s has no screen open', async (_how, before, target, event) => {
  await startPage('/plan', 'bad');
  expect(stored()).toHaveLength(1);
  before();
  target.dispatchEvent(new Event(event));
  expect(stored()).toEqual([]);
});

test('a page that comes back from the cache of the browser stores its screen again', async () => {
  await startPage('/plan', 'bad');
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toHaveLength(1);
});

test('a screen is stored at the first tap after it has opened, before the handlers of the tap', async () => {
  const { open } = await startPage('/plan', undefined);
  expect(stored()).toEqual([]);
  open('bad');
  window.dispatchEvent(new Event('pointerdown'));
  expect(stored()).toHaveLength(1);
});

test('a screen that was left is not stored, from the change of the title on', async () => {
  await startPage('/plan', 'bad');
  vi.stubGlobal('location', { ...window.location, pathname: '/login' });
  document.title = 'Log in';
  await Promise.resolve();
  expect(stored()).toEqual([]);
});

test('the open screen is stored again at each beat, so that other tabs see that it is alive', async () => {
  await startPage('/plan', 'bad');
  const [key = ''] = stored();
  const before = localStorage.getItem(key);
  vi.advanceTimersByTime(BEAT_MS);
  expect(localStorage.getItem(key)).not.toBe(before);
});

test('a preview is not watched', async () => {
  await startPage('/plan', 'mine', ['bad', 'good'], 'mine');
  expect(stored()).toEqual([]);
});
