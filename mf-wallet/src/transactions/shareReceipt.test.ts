// @vitest-environment jsdom
import { useToasts } from '@reelrupee/platform';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shareReceipt } from './shareReceipt';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['the user closes the sheet', 'AbortError', 0],
  ['the page may not share', 'NotAllowedError', 1],
])('when %s, the receipt is copied %s: %i time(s)', async (_when, name, copies) => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('', name)),
    clipboard: { writeText },
  });
  const { result } = renderHook(useToasts);
  await shareReceipt('ReelRupee\nWithdrawal: Paid');
  expect(writeText).toHaveBeenCalledTimes(copies);
  await waitFor(() => expect(result.current).toHaveLength(copies));
});
