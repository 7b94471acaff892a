// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent = vi.hoisted(() => [] as string[]);
const unsaved = vi.hoisted(() => ({ any: false }));
vi.mock('../reports/sendReport', () => ({
  sendReport: ({ remote, release, event, message = '' }: Record<string, string>) =>
    sent.push(`${remote} ${release} ${event} ${message}`.trim()),
}));
vi.mock('@reelrupee/platform', () => ({ hasUnsavedChanges: () => unsaved.any }));

const BEAT_MS = 5000;
let stop = (): void => undefined;
const reload = vi.fn();
const release = {
  id: 'bad',
  platform: '^1.0.0',
  routes: [{ path: '/plan', title: 'Plans', skeleton: 'cards' as const }],
  files: {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  unsaved.any = false;
  reload.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a page on a path; `isOpen` if the release of /plan has opened. */
async function startPage(path = '/plan', isOpen = true) {
  const composition = {
    id: 'one',
    assets: '/',
    shell: { release: 's' },
    remotes: { 'mf-plans': { current: release } },
  };
  document.head.innerHTML = ['shell.css', 'first.css']
    .map((name) => `<style data-href="${name}">p { color: red }</style>`)
    .join('');
  document.body.innerHTML = `<div id="root"><div><main></main><nav><a data-nav="/">Home</a></nav></div></div>
    <script type="application/json" id="reelrupee-config">{}</script>
    <script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  vi.stubGlobal('location', { ...window.location, pathname: path, reload });
  const { recordLoadEvent } = await import('../reports/loadEvents');
  const opened = { remote: 'mf-plans', release: 'bad', role: 'current', event: 'opened' } as const;
  if (isOpen) recordLoadEvent(opened);
  const { watchDamage } = await import('./watchDamage');
  stop = watchDamage();
  return { open: () => recordLoadEvent(opened) };
}

const isRejected = async () => (await import('./bootSentinel')).hasHung('mf-plans', 'bad');
const damages = () => sent.filter((report) => !report.includes('opened'));

test('a removed root is noticed at once: the open release is reported and rejected, and the page reloaded once', async () => {
  await startPage();
  unsaved.any = true;
  document.getElementById('root')?.remove();
  await Promise.resolve();
  expect(damages()).toEqual(['mf-plans bad evaluation Removed or disabled on /plan: the root element.']);
  expect(await isRejected()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3 * BEAT_MS);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a document that was opened again still reports, and its tab did not die', async () => {
  await startPage();
  const { storeOpenScreen, takeDeadScreens } = await import('./openScreens');
  storeOpenScreen({ remote: 'mf-plans', release: 'bad', path: '/plan' });
  const html = document.documentElement;
  html.remove();
  await Promise.resolve();
  expect(damages()).toHaveLength(1);
  expect(document.getElementById('reelrupee-config')).not.toBeNull();
  expect(takeDeadScreens()).toEqual([]);
  document.documentElement.replaceWith(html);
});

test('a disabled stylesheet is noticed at the next beat, and no half-filled form is lost', async () => {
  await startPage();
  unsaved.any = true;
  Object.assign(document.querySelector('style')?.sheet ?? {}, { disabled: true });
  vi.advanceTimersByTime(BEAT_MS);
  expect(damages()).toEqual(['mf-plans bad evaluation Removed or disabled on /plan: shell.css.']);
  expect(reload).not.toHaveBeenCalled();
  unsaved.any = false;
  (await import('../updates/updateCheck')).applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('damage from before a release has opened counts for it once it has', async () => {
  const { open } = await startPage('/plan', false);
  document.querySelector('style')?.remove();
  await Promise.resolve();
  expect(damages()).toEqual([]);
  open();
  vi.advanceTimersByTime(BEAT_MS);
  expect(damages()).toEqual(['mf-plans bad evaluation Removed or disabled on /plan: shell.css.']);
});

test('damage on a screen of the shell counts for no release, and ends with the page', async () => {
  await startPage('/login', false);
  document.getElementById('root')?.replaceChildren();
  vi.advanceTimersByTime(2 * BEAT_MS);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(damages()).toEqual(['shell s uncaught Removed or disabled on /login: the root element.']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that is whole stays', async () => {
  await startPage();
  document.body.append(document.createElement('div'));
  await Promise.resolve();
  vi.advanceTimersByTime(3 * BEAT_MS);
  expect(damages()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a release that has frozen a part of the language is rejected, and the page reloaded once', async () => {
  await startPage('/plan', false);
  const { checkBuiltIns } = await import('./builtIns');
  Object.defineProperty(String.prototype, 'strike', { configurable: false });
  const { containerOf } = await import('./containers');
  expect(() => checkBuiltIns(containerOf('mf-plans', release))).toThrow('changed strike.');
  vi.advanceTimersByTime(BEAT_MS);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(await isRejected()).toBe(true);
});
