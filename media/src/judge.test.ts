import { expect, test } from 'vitest';
import type { Picture } from './fullness';
import { emptiest, emptyFault, faintWords, momentOfFrame } from './judge';
import { CONTENT } from './style';

/** A picture of `CONTENT`, every second pixel: stripes of a grey on black in its upper part. */
function striped(share: number, grey: number): Picture {
  const [width, height] = [(CONTENT.right - CONTENT.left) / 2, (CONTENT.bottom - CONTENT.top) / 2];
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height * share; i += 1) if (i % 4 < 2) rgb.fill(grey, i * 3, i * 3 + 3);
  return { width, height, rgb };
}

test('a reel is refused for its emptiest frame, with the moment named', () => {
  const found = emptiest([striped(1, 250), striped(0.1, 250), striped(0.6, 250)], momentOfFrame);
  expect(emptyFault(found)).toEqual(['nearly empty at 42 ms: 11 % of its fields hold something']);
});

test('a frame counts as empty while its content is still too faint to see', () => {
  expect(emptyFault(emptiest([striped(1, 30)], momentOfFrame))).toHaveLength(1);
  expect(emptyFault(emptiest([striped(1, 250)], momentOfFrame))).toEqual([]);
});

test('a text with less contrast than WCAG asks is named', () => {
  const words = [{ text: 'Pay', left: 40, top: 130, right: 120, bottom: 160 }];
  expect(faintWords(striped(1, 120), words)).toEqual([]);
  expect(faintWords(striped(1, 110), words)).toEqual(['"Pay" has a contrast of 4.1']);
});
