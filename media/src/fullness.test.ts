import { expect, test } from 'vitest';
import { contrastWithin, fullness, type Picture } from './fullness';

type Colour = readonly [number, number, number];
const NIGHT: Colour = [14, 11, 40];
const SHAPE: Colour = [32, 28, 66];
const PAPER: Colour = [240, 236, 255];
const INK: Colour = [248, 246, 255];

/** A picture of 60 x 90: one field of the measure is 10 x 10. */
function picture(colourAt: (x: number, y: number) => Colour): Picture {
  const [width, height] = [60, 90];
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) rgb.set(colourAt(i % width, Math.floor(i / width)), i * 3);
  return { width, height, rgb };
}

test('a plain ground is empty, and so is one with flat shapes in nearly its colour', () => {
  expect(fullness(picture(() => NIGHT))).toBe(0);
  expect(fullness(picture((x, y) => ((x - 30) ** 2 + (y - 40) ** 2 < 900 ? SHAPE : NIGHT)))).toBe(0);
});

test('a headline alone fills its fields only', () => {
  const headline = picture((x, y) => (y > 2 && y < 8 && x % 4 < 2 ? INK : NIGHT));
  expect(fullness(headline)).toBeCloseTo(1 / 9);
});

test('text all over is full, on dark as on light', () => {
  expect(fullness(picture((x, y) => (x % 10 === 4 && y % 10 === 4 ? INK : NIGHT)))).toBe(1);
  expect(fullness(picture((x, y) => (x % 10 === 4 && y % 10 === 4 ? NIGHT : PAPER)))).toBe(1);
});

test('two grounds side by side are full only where they meet', () => {
  expect(fullness(picture((x) => (x < 25 ? NIGHT : PAPER)))).toBeCloseTo(1 / 6);
});

test('contrast is that of WCAG, and counts inside the part only', () => {
  const half = picture((x) => (x < 30 ? [0, 0, 0] : [255, 255, 255]));
  expect(contrastWithin(half, { left: 0, top: 0, right: 60, bottom: 90 })).toBeCloseTo(21);
  expect(contrastWithin(half, { left: 30, top: 0, right: 60, bottom: 90 })).toBeCloseTo(1);
  expect(contrastWithin(half, { left: 0, top: 0, right: 60, bottom: 90 }, 2)).toBeGreaterThanOrEqual(2);
});
