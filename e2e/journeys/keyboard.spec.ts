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
  // The form that had the focus before the notice is gone.
  await expect(page.getByRole('main')).toBeFocused();
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

/** The part of the focused element of the screen that lies below the top bar or the navigation, in px. */
function coveredByBars(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest('main') || focused.tagName === 'MAIN') return 0;
    const { top, bottom } = focused.getBoundingClientRect();
    const barEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const navStart = document.querySelector('nav[aria-label=Main]')?.getBoundingClientRect().top ?? 0;
    return Math.round(Math.max(0, barEnd - top, bottom - navStart));
  });
}

test('Tab shows what it reaches, forwards and backwards: no bar covers it', async ({ page }) => {
  await page.goto('/plan');
  const last = page.getByRole('button', { name: 'Recharge Now Crown' });
  await expect(last).toBeVisible();
  await page.getByRole('main').focus();
  for (const [key, end] of [
    ['Tab', last],
    ['Shift+Tab', page.getByRole('button', { name: 'Free Plan', exact: true })],
  ] as const) {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key);
      expect(await coveredByBars(page)).toBe(0);
      if (await end.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(end).toBeFocused();
  }
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
