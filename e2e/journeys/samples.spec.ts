/** From the first visit to the first reel: taps of a visitor, taps and fields of a new member. */
import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../harness/people';
import { expect, test } from '../harness/test';
import { expectPlaying, SHORT_REELS } from '../reels/feedPage';

test.use({ mediaDir: SHORT_REELS });

const MOST_AS_VISITOR = 2;
const MOST_AS_MEMBER = 9;

/** A visitor who counts every tap and every field. */
class Newcomer {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }
}

function sample(page: Page) {
  return page.getByRole('group', { name: 'Sample reels' }).getByRole('link').first();
}

/** The sentence at the end of the sample on screen. */
function sampleEnd(page: Page) {
  return page.locator('article:not([inert])').getByRole('status');
}

test('a visitor plays a sample, signs up from it and watches the first own reel, in a counted number of taps', async ({
  page,
}) => {
  const newcomer = new Newcomer();
  await page.goto('/');
  await newcomer.tap(sample(page));
  await expect(page).toHaveURL('/reels');
  await expectPlaying(page, 0);
  expect(newcomer.taps).toBeLessThanOrEqual(MOST_AS_VISITOR);

  await expect(sampleEnd(page)).toHaveText('With the free plan you would have earned ₹0.50.');
  await newcomer.tap(page.getByRole('link', { name: 'Sign up and earn' }).first());
  const person = newPerson();
  await newcomer.fill(page.getByLabel('Full name'), person.name);
  await newcomer.fill(page.getByLabel('Email'), person.email);
  await newcomer.fill(page.getByLabel('Phone'), person.phone);
  await newcomer.fill(page.getByLabel('Password', { exact: true }), person.password);
  await newcomer.fill(page.getByLabel('Confirm password'), person.password);
  await newcomer.tap(page.locator('form').getByRole('button', { name: 'Sign up' }));
  await newcomer.tap(page.getByRole('button', { name: 'Activate Free Plan' }));
  await expect(page).toHaveURL('/reels');
  await expectPlaying(page, 0);
  await expect(page.getByText('0 of 10 today').first()).toBeVisible();
  expect(newcomer.taps + newcomer.fields).toBeLessThanOrEqual(MOST_AS_MEMBER);
});

test('after the last sample come the sum and sign-up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('group', { name: 'Sample reels' }).getByRole('link').last().click();
  await expectPlaying(page, 2);
  await expect(sampleEnd(page)).toHaveText('With the free plan you would have earned ₹0.50.');
  await page.getByRole('button', { name: 'Next sample' }).click();
  await expect(page.getByRole('heading', { name: 'This is how you earn' })).toBeVisible();
  await expect(
    page.getByText('1 sample watched. With the free plan you would have earned ₹0.50.'),
  ).toBeVisible();
});

test('a provider without samples leads to sign-up', async ({ page }) => {
  await page.route('**/getSampleReels', (route) => route.fulfill({ json: { code: 200, msg: '', data: [] } }));
  await page.goto('/');
  await sample(page).click();
  await expect(page.getByRole('link', { name: 'Sign up and earn' })).toBeVisible();
});
