import { expect, test } from 'vitest';
import { isLargeImage, smallerImage } from './largeImage';

const fileOf = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'file', { type });

test.each([
  ['image/jpeg', 1024 * 1024 + 1, true],
  ['image/jpeg', 1024 * 1024, false],
  ['application/pdf', 9 * 1024 * 1024, false],
])('a file of type %s with %i bytes is made smaller: %s', (type, bytes, isLarge) => {
  expect(isLargeImage(fileOf(bytes, type))).toBe(isLarge);
});

test('an image that cannot be made smaller stays the same file', async () => {
  // Without a browser nothing decodes it.
  const file = fileOf(9, 'image/jpeg');
  expect(await smallerImage(file)).toBe(file);
});
