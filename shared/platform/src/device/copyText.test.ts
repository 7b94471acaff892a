import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText';

afterEach(() => vi.unstubAllGlobals());

test('copies a text to the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('reelrupee@upi')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('reelrupee@upi');
});

test.each([
  ['there is no clipboard', {}],
  ['the browser refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
])('resolves to false when %s', async (_when, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('reelrupee@upi')).toBe(false);
});
