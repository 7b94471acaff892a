// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => void vi.unstubAllGlobals());

/** A page of this composition. */
async function startPage(id: string) {
  vi.resetModules();
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">{"id":"${id}"}</script>`;
  return import('./reloadDestroyed');
}

test('a page is reloaded once from each composition', async () => {
  for (const id of ['old', 'old', 'new']) await (await startPage(id)).reloadDestroyed();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page whose storage remembers no reload stays as it is', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await (await startPage('old')).reloadDestroyed();
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose substitute of a refused storage forgets the reload stays as it is', async () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  await (await startPage('old')).reloadDestroyed();
  expect(reload).not.toHaveBeenCalled();
});
