// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a saved file keeps its address until the browser had time to start the download', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile('receipt.txt', 'text/plain', 'Paid');
  expect(click).toHaveBeenCalledOnce();
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
});
