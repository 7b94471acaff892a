import { expect, test } from 'vitest';
import css from './colors.css?raw';
import { dark, light, type Palette } from './palette';
import { colorsCss } from './writeTokens';

test('colors.css matches the palette', () => {
  expect(css).toBe(colorsCss());
});

const TEXT_ON = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['onBrand', 'brand'],
  ['brandText', 'surface'],
  ['brandText', 'bg'],
  ['brandText', 'brandSoft'],
  ['earned', 'surface'],
  ['earned', 'earnedSoft'],
  ['pending', 'surface'],
  ['pending', 'pendingSoft'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'danger'],
] as const satisfies readonly (readonly [keyof Palette, keyof Palette])[];

test.each([
  ['light', light],
  ['dark', dark],
] as const)('every text color of the %s scheme has AA contrast (4.5) on its background', (_name, palette) => {
  const weak = TEXT_ON.filter(([text, background]) => contrast(palette[text], palette[background]) < 4.5);
  expect(weak).toEqual([]);
});

/** WCAG 2 contrast ratio of two #rrggbb colours. */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
