import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { SLOW } from '../../api/src/testing/combinations';

const SLIDES = [
  'Watch 10 reels daily, earn ₹250 with zero investment',
  'Sign up and watch 10 videos to get paid daily',
  'Recharging can boost earnings up to ₹400/day',
] as const;

/** Hidden slides are hidden from assistive technology too, so their headings cannot be found by role. */
function slide(page: Page, index: 0 | 1 | 2): Locator {
  return page.getByRole('heading', { name: SLIDES[index] });
}

/** A touch leaves no pointer behind; a mouse over the slides would pause them. */
async function choose(page: Page, number: 1 | 2 | 3): Promise<void> {
  await page.getByRole('button', { name: `Slide ${number}` }).tap();
}

/** Stops the page's clock, at the start of the first slide's five seconds. */
async function startAtFirst(page: Page): Promise<void> {
  // With the clock stopped the app would never hydrate the page.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await choose(page, 2);
  await choose(page, 1);
  await expect(slide(page, 0)).toBeVisible();
}

/** Advances the clock by four slides, one by one, so that any movement is rendered before the check. */
async function expectStandstill(page: Page, index: 0 | 1 | 2): Promise<void> {
  for (let passed = 0; passed < 20_000; passed += 5000) {
    await page.clock.runFor(5000);
    await expect(slide(page, index)).toBeVisible();
  }
}

async function stroke(page: Page, dx: number): Promise<void> {
  const box = await page.getByRole('region', { name: 'What you can earn' }).boundingBox();
  if (!box) throw new Error('no carousel');
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + 4, { steps: 5 });
  await page.mouse.up();
}

test('each slide has its promise and Get Started, which opens nothing [HOME-2, HOME-3]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the slides' }).tap();
  for (const index of [0, 1, 2] as const) {
    await choose(page, (index + 1) as 1 | 2 | 3);
    await expect(slide(page, index)).toBeVisible();
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/');
  }
  await choose(page, 2);
  await expect(page.getByText('An AI-powered earning platform')).toBeVisible();
});

test('the slides change every 5000 ms, in a loop [HOME-1]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await startAtFirst(page);
  await page.clock.runFor(4900);
  await expect(slide(page, 0)).toBeVisible();
  await page.clock.runFor(200);
  await expect(slide(page, 1)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(slide(page, 2)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(slide(page, 0)).toBeVisible();
});

test('one slide fades into the other', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the slides' }).tap();
  const shown = page.getByRole('group', { name: /of 3$/ });
  await expect(shown).toHaveCSS('opacity', '1');
  await expect(shown).toHaveCSS('transition-property', /opacity/);
});

test('the slides can be paused and resumed [HOME-4]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await startAtFirst(page);
  await page.getByRole('button', { name: 'Pause the slides' }).tap();
  await expectStandstill(page, 0);
  await page.getByRole('button', { name: 'Play the slides' }).tap();
  await page.clock.runFor(5000);
  await expect(slide(page, 1)).toBeVisible();
});

test('a swipe and the arrow keys change the slide [HOME-4]', SLOW, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the slides' }).tap();
  await choose(page, 1);
  await stroke(page, -120);
  await expect(slide(page, 1)).toBeVisible();
  await stroke(page, 120);
  await expect(slide(page, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Get Started' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, 2)).toBeVisible();
});

test('the slides stop under keyboard focus, and with reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await startAtFirst(page);
  await page.getByRole('button', { name: 'Get Started' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectStandstill(page, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.getByRole('button', { name: 'Get Started' }).blur();
  await expectStandstill(page, 1);
});
