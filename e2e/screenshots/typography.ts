/** The fonts, widths and text sizes in which every screen is checked. */
import type { Page } from '@playwright/test';

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
export const LATIN_LAYOUTS = [...sampled('Roboto'), ...everywhere('DejaVu Sans')];

export const HINDI_LAYOUTS = sampled('Noto Sans Devanagari');

/** Shows the page as a phone of this width, font and text size does. */
export async function applyLayout(page: Page, { font, width, textSize }: Layout): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(
    async ({ font, textSize }) => {
      const { style } = document.documentElement;
      style.setProperty('--font', `'${font}', sans-serif`);
      style.setProperty('font-size', `${textSize}%`);
      // The new viewport may arrive a frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { font, textSize },
  );
}

/** Hindi words by length: each replaces the English words that are at most as long. */
const HINDI_WORDS = [
  'आज',
  'कुल',
  'बाकी',
  'देखें',
  'निकासी',
  'रिचार्ज',
  'अस्वीकृत',
  'प्रोफ़ाइल',
  'उपलब्धियाँ',
  'प्रतीक्षारत',
  'आत्मनिर्भरता',
  'विश्वविद्यालय',
];

/** Replaces the English words on the page by Hindi ones of at least the same length; figures and ids stay. */
export async function replaceByHindi(page: Page): Promise<void> {
  await page.evaluate((words) => {
    const hindi = (word: string) => words.find(({ length }) => length >= word.length) ?? words.at(-1) ?? '';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.matches('script, style')) continue;
      text.nodeValue = (text.nodeValue ?? '').replace(/(?<![\w@./])[a-z’]{2,}(?![\w@./]\w)/gi, hindi);
    }
  }, HINDI_WORDS);
}
