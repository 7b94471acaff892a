// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { AV1_FLAG } from './av1';
import { rememberAv1 } from './rememberAv1';

function decodes(smooth: boolean): void {
  const info = { supported: true, smooth, powerEfficient: true };
  vi.stubGlobal('navigator', { mediaCapabilities: { decodingInfo: async () => info } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  [true, 'on'],
  [false, 'off'],
])('a device that plays AV1 smoothly (%s) is remembered as %s', async (smooth, stored) => {
  decodes(smooth);
  expect(await rememberAv1()).toBe(smooth);
  expect(localStorage.getItem(AV1_FLAG)).toBe(stored);
});

test('a browser without the API plays no AV1', async () => {
  vi.stubGlobal('navigator', {});
  expect(await rememberAv1()).toBe(false);
});

test('with a full storage a device is known for as long as the page is open', async () => {
  decodes(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await rememberAv1()).toBe(true);
});
