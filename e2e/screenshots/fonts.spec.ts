import { chromium, expect, test } from '@playwright/test';
import { chromiumLaunch } from '../harness/chromium';
import { DEFAULT_FONTS, type DefaultFont } from '../harness/fonts';

const ENGLISH = 'Watch 10 lessons, earn ₹42.50 − today’s total';
const HINDI = 'आज के दस पाठ देखें';

/** Widths of the lines in px at 20 px; any other font, or hinting, gives others. */
const WIDTHS: Record<DefaultFont, { english: number; bold: number; hindi: number }> = {
  roboto: { english: 400, bold: 405, hindi: 150 },
  wide: { english: 464, bold: 520, hindi: 155 },
};

for (const font of DEFAULT_FONTS) {
  test(`a line in the font ‘${font}’ is as wide as on every other machine`, async () => {
    const browser = await chromium.launch(chromiumLaunch(font));
    const page = await browser.newPage();
    await page.setContent(`<body style="font: 20px system-ui; white-space: nowrap">
      <span id=english>${ENGLISH}</span> <b id=bold>${ENGLISH}</b> <span id=hindi>${HINDI}</span>`);
    const width = async (id: string) => Math.round((await page.locator(`#${id}`).boundingBox())?.width ?? 0);
    expect({
      english: await width('english'),
      bold: await width('bold'),
      hindi: await width('hindi'),
    }).toEqual(WIDTHS[font]);
    await browser.close();
  });
}
