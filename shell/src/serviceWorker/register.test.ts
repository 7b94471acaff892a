// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { registerWorker } from './register';

test('the page that was opened is kept, also by a visitor who has gone on when the worker is ready', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: { register: vi.fn(), ready: Promise.resolve({ active: { postMessage } }) },
  });
  const opened = { name: 'https://reels.test/?utm_source=friend' };
  const file = { name: 'https://reels.test/shell/1.0.0-abc123/first.js' };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => [type === 'navigation' ? opened : file] as PerformanceEntry[],
  );
  window.history.pushState(null, '', '/plan');
  await registerWorker();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: 'keep-files',
    page: 'https://reels.test/',
    files: [file.name],
  });
});
