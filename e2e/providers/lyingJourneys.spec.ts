/** A provider that lies in the middle of a journey: the user sees a message and can continue. */
import type { Page } from '@playwright/test';
import { sampled, SLOW } from '../../api/src/testing/combinations';
import { readPage, switchUser } from './lyingPage';
import { mutationsOf, type Mutation } from './mutations';
import type { ProviderServer } from './providerServer';
import { specProvider } from './specProvider';
import { expect, openAs, test } from './test';

const USER = { userId: 'user-1' };

/** The part of the mutations that a quick run checks. */
const SHARE = 8;

function liesAbout(action: string, payload: Record<string, string>): Mutation[] {
  const reply = specProvider()(action, payload);
  if (!reply) throw new Error(`No reply of ${action}.`);
  return sampled(mutationsOf(action, reply), SHARE);
}

/** Mutates the reply of one action; all others are honest. */
function lie(provider: ProviderServer, mutation: Mutation, honest = specProvider()): void {
  provider.answer = (action, payload) => {
    const reply = honest(action, payload);
    return action === mutation.action && reply ? mutation.apply(reply) : reply;
  };
}

async function expectSoundPage(page: Page, name: string): Promise<void> {
  const { leaks, overflow, text } = await readPage(page);
  expect({ name, leaks, isTooWide: overflow > 0 }).toEqual({ name, leaks: [], isTooWide: false });
  expect(text, name).not.toMatch(/ did not open/);
}

test.describe.configure({ mode: 'parallel' });

test('a plan’s recharge opens with any recharge status [BOUNDARY-2]', SLOW, async ({ page, provider }) => {
  await openAs(page, '/plan');
  for (const mutation of liesAbout('getRechargeStatus', { ...USER, planId: 'plan-500' })) {
    lie(provider, mutation);
    await switchUser(page, provider, mutation.name);
    await page.getByRole('button', { name: 'Recharge Now Plan 500' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundPage(page, mutation.name);
    await page.goBack();
    await expect(page).toHaveURL('/plan');
  }
});

test('an activation ends with a message for any reply [BOUNDARY-2]', SLOW, async ({ page, provider }) => {
  const lies = liesAbout('rechargePlan', { ...USER, planId: 'plan-0' });
  await openAs(page, '/plan');
  for (const mutation of lies) {
    lie(provider, mutation, specProvider({ newUser: true }));
    await switchUser(page, provider, mutation.name);
    await page.getByRole('button', { name: 'Recharge Now Free Plan' }).click();
    await page.getByRole('button', { name: 'Activate Free Plan' }).click();
    const words = page.getByText(/Free plan activated!|Recharge failed!|Something went wrong!/).first();
    await expect(words, mutation.name).toBeVisible();
    await expectSoundPage(page, mutation.name);
    // A success opens /current_plan, which may come after the way back.
    await expect(async () => {
      await page.goto('/plan');
      await expect(page.getByRole('button', { name: 'Recharge Now Free Plan' })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
  }
});

test('a feed continues after any reply to a watched reel [BOUNDARY-2]', SLOW, async ({ page, provider }) => {
  const lies = liesAbout('markReelWatched', { ...USER, videoId: 'reel-3', planId: 'plan-250' });
  await openAs(page, '/reels');
  for (const mutation of lies) {
    lie(provider, mutation);
    const before = provider.calls.length;
    await switchUser(page, provider, mutation.name);
    const isMarked = () => provider.calls.slice(before).some(({ action }) => action === 'markReelWatched');
    await expect.poll(isMarked, mutation.name).toBe(true);
    await expect(page.getByRole('heading', { name: /^Lesson/ }).first(), mutation.name).toBeVisible();
    await expectSoundPage(page, mutation.name);
  }
});
