/** From a visitor to an earner without a pointer. */
import type { Page } from '@playwright/test';
import { newPerson } from '../harness/people';
import { expect, test } from '../harness/test';

const MOST_STOPS = 60;

/** Moves the focus forward until the element of this name has it. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

test('by keyboard alone: sign-up, the free plan, its reels', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await tabTo(page, 'link', 'Sign up');
  await page.keyboard.press('Enter');
  for (const [label, text] of [
    ['Full name', person.name],
    ['Email', person.email],
    ['Phone', person.phone],
    ['Password', person.password],
    ['Confirm password', person.password],
  ] as const) {
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await tabTo(page, 'link', 'Choose a plan');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Recharge Now Free Plan');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Activate Free Plan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/current_plan');
  await tabTo(page, 'button', 'Watch Video');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reels');
  await expect(page.locator('article').getByRole('heading').first()).toBeVisible();
});

test('with reduced motion neither the promo nor a reel moves automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  const first = page.getByRole('group', { name: '1 of 3' });
  await page.clock.runFor(11_000);
  await expect(first).not.toHaveAttribute('inert');
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
  const textSize = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return getComputedStyle(document.body).fontSize;
  });
  expect(textSize).toBe('32px');
});
