import { expect, test } from '@playwright/test';
import { changedShare } from './changedShare';
import { comparisonPage } from './comparisonPage';
import { pairPictures } from './pairPictures';

test('pictures are paired by name, with those that only one commit has', () => {
  expect(pairPictures(['b.png', 'a.png'], ['a.png', 'c.png'])).toEqual([
    { name: 'a.png', kind: 'both' },
    { name: 'b.png', kind: 'gone' },
    { name: 'c.png', kind: 'new' },
  ]);
});

test('the share of changed pixels counts what only one picture covers', async ({ page }) => {
  const draw = async (height: number, lines: number) => {
    await page.setViewportSize({ width: 100, height });
    await page.setContent(
      `<body style="margin:0;background:#fff"><div style="height:${lines}px;background:#00f"></div>`,
    );
    return page.screenshot();
  };
  const plain = await draw(100, 0);
  const changed = await draw(100, 10);
  const longer = await draw(125, 0);
  await page.goto('about:blank');
  expect(await changedShare(page, plain, plain)).toBe(0);
  expect(await changedShare(page, plain, changed)).toBeCloseTo(0.1);
  expect(await changedShare(page, plain, longer)).toBeCloseTo(0.2);
});

test('the page shows before and now of a change, and the only side of the others', async ({ page }) => {
  await page.setContent(
    comparisonPage('v1<2', [
      { name: 'a.png', kind: 'changed', share: 0.123 },
      { name: 'b.png', kind: 'new' },
      { name: 'c.png', kind: 'gone' },
    ]),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures of v1<2 and now');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'a.png (12.3 % of the pixels)',
    'b.png (new)',
    'c.png (gone)',
  ]);
  const sources = await page
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(sources).toEqual(['before/a.png', '../a.png', '../b.png', 'before/c.png']);
});
