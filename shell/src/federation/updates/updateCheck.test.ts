// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const unsaved = vi.hoisted(() => ({ any: false }));
vi.mock('@reelrupee/platform', () => ({ hasUnsavedChanges: () => unsaved.any }));

const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  reload.mockReset();
  unsaved.any = false;
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">{"id":"old","remotes":{}}</script>`;
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function live(id: string): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ id, remotes: {} })));
}

test('nothing happens while the composition is the same', async () => {
  live('old');
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).not.toHaveBeenCalled();
});

test('a new composition is taken by one load of the page, never in a loop', async () => {
  live('new');
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  // The page came back from a stale cache: it is still the old one.
  await updateIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that is back on a composition by a rollback takes the next one, too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  live('broken');
  await (await import('./updateCheck')).updateIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  // The rollback has brought the page `old` again, as a stale cache would.
  vi.resetModules();
  live('fixed');
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await updateIfOutdated();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back keeps no tab from a new composition', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  live('new');
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
  await updateIfOutdated();
  await updateIfOutdated();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never over a half-filled form; afterwards it is', async () => {
  live('new');
  unsaved.any = true;
  const { updateIfOutdated, applyUpdate } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).not.toHaveBeenCalled();
  unsaved.any = false;
  applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a host that does not answer changes nothing', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['without an id', { remotes: {} }],
  ['with an empty id', { id: '', remotes: {} }],
  ['without remotes', { id: 'new' }],
  ['that is no object', 'new'],
])('a composition %s changes nothing', async (_name, answer) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).not.toHaveBeenCalled();
});

test('a host that names another composition in every response reloads a page once', async () => {
  const { updateIfOutdated } = await import('./updateCheck');
  for (const id of ['a', 'b', 'c']) {
    live(id);
    await updateIfOutdated();
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that a release has damaged is reloaded once, and never over a half-filled form', async () => {
  const { applyUpdate, reloadWhenSafe } = await import('./updateCheck');
  unsaved.any = true;
  await reloadWhenSafe();
  expect(reload).not.toHaveBeenCalled();
  unsaved.any = false;
  applyUpdate();
  applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a damaged page is reloaded after its report is on its way', async () => {
  vi.useFakeTimers();
  let reply = (_response: unknown): void => undefined;
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address.replace(/.*\//, ''));
    return new Promise((resolve) => (reply = resolve));
  });
  document.body.innerHTML += '<script type="application/json" id="reelrupee-config">{}</script>';
  const { sendReport } = await import('../reports/sendReport');
  const { reloadWhenSafe } = await import('./updateCheck');
  sendReport({ event: 'evaluation', remote: 'mf-plans', release: 'bad' });
  void reloadWhenSafe();
  await vi.advanceTimersByTimeAsync(1999);
  expect([sent, reload.mock.calls.length]).toEqual([['startPageView'], 0]);
  reply({ json: async () => ({ data: { token: 'given' } }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['startPageView', 'reportClientError']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a damaged page whose provider gives no token is reloaded after a while', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML += '<script type="application/json" id="reelrupee-config">{}</script>';
  const { sendReport } = await import('../reports/sendReport');
  const { reloadWhenSafe } = await import('./updateCheck');
  sendReport({ event: 'evaluation', remote: 'mf-plans', release: 'bad' });
  void reloadWhenSafe();
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a check for updates does not call off the reload of a damaged page', async () => {
  live('old');
  const { applyUpdate, checkForUpdate, reloadWhenSafe } = await import('./updateCheck');
  unsaved.any = true;
  await reloadWhenSafe();
  await checkForUpdate();
  unsaved.any = false;
  applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('with a full storage, which remembers no reload, a page stays as it is', async () => {
  live('new');
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  refusing.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

test('with a refused storage, whose substitute forgets the reload, a page stays as it is', async () => {
  live('new');
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const { updateIfOutdated } = await import('./updateCheck');
  await updateIfOutdated();
  expect(reload).not.toHaveBeenCalled();
});

test('a known update waits for the network: a load without it would replace the app by an error of the browser', async () => {
  live('new');
  const { applyUpdate, checkForUpdate } = await import('./updateCheck');
  await checkForUpdate();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  applyUpdate();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});
