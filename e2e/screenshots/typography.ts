/** The fonts, widths and text sizes in which every screen is checked. */
import type { Page } from '@playwright/test';
import { ALL_COMBINATIONS } from '../../api/src/testing/combinations';

/** Android's own font, one of the widest in use, and the one for Hindi. */
type Font = 'Roboto' | 'DejaVu Sans' | 'Noto Sans Devanagari';

export interface Layout {
  font: Font;
  /** Of the screen, in px. */
  width: number;
  /** The user's setting, in percent. */
  textSize: number;
}

const WIDTHS = [390, 360, 320];
const TEXT_SIZES = [100, 130, 200];

const everywhere = (font: Font): Layout[] =>
  WIDTHS.flatMap((width) => TEXT_SIZES.map((textSize) => ({ font, width, textSize })));

const sampled = (font: Font): Layout[] => [
  { font, width: 390, textSize: 130 },
  { font, width: 360, textSize: 200 },
  { font, width: 320, textSize: 100 },
  { font, width: 320, textSize: 200 },
];

/** All widths and sizes in the wide font, which needs the most room, and a sample of them in Roboto. */
const LATIN_LAYOUTS = [...sampled('Roboto'), ...everywhere('DejaVu Sans')];

const HINDI_LAYOUTS = sampled('Noto Sans Devanagari');

/** The nightly run checks every state in every layout. */
const ALL = process.env['LAYOUTS'] === 'all';

/** The part of the layouts, of each kind, that another run checks. */
const SHARE = ALL_COMBINATIONS ? { latin: 4, hindi: 3 } : { latin: 12, hindi: Infinity };

/**
 * The layouts of a state, by its place among all states: the narrowest one with the largest text, and a part of the
 * others. Neighboring states are alike and have different parts, so each run checks every layout many times.
 */
export function layoutsOf(place: number): { latin: Layout[]; hindi: Layout[] } {
  return {
    latin: partOf(LATIN_LAYOUTS, place, SHARE.latin),
    hindi: partOf(HINDI_LAYOUTS, place, SHARE.hindi),
  };
}

/** The last layout, and each `share`-th of the others from a place on. */
function partOf(layouts: Layout[], place: number, share: number): Layout[] {
  const last = layouts.length - 1;
  return layouts.filter((_layout, index) => ALL || index === last || index % share === place % share);
}

/** The layouts by width, so that each width is set once. */
export function byWidth(layouts: readonly Layout[]): Map<number, Layout[]> {
  const widths = new Map<number, Layout[]>();
  for (const layout of layouts) widths.set(layout.width, [...(widths.get(layout.width) ?? []), layout]);
  return widths;
}

/** Shows the page as a phone of this width does. */
export async function applyWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
}

/** Shows the page with a phone's default font and text size. */
export async function applyFont(page: Page, { font, textSize }: Layout): Promise<void> {
  await page.evaluate(
    async ({ font, textSize }) => {
      const { style } = document.documentElement;
      style.setProperty('--font', `'${font}', sans-serif`);
      style.setProperty('font-size', `${textSize}%`);
      // A new viewport may arrive a frame later, and what follows the size of an element one more.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { font, textSize },
  );
}
