import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
  OUR_CLIENT_ID,
  startFakeGoogle,
  type FakeGoogle,
  type FakeToken,
} from '../../api/src/testing/fakeGoogle';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { stubGoogleScript } from '../harness/google';
import { newPerson } from '../harness/people';
import { replyWith } from '../harness/replies';
import { SITE_DIR } from '../harness/siteDir';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { SLOW } from '../../api/src/testing/combinations';

let google: FakeGoogle;
let site: TestApi | undefined;

/**
 * A site that is set up for Google, with Google's endpoints on this machine. Not a fixture of the worker: these tests would
 * have workers of their own, and each takes 5 s to start.
 */
async function googleSite(): Promise<TestApi> {
  if (site) return site;
  google = await startFakeGoogle();
  site = await startTestApi({ siteDir: SITE_DIR, settings: google.settings });
  return site;
}
test.use({ baseURL: async ({}, use) => use((await googleSite()).url) });
test.afterAll(async () => {
  await site?.stop();
  await google.stop();
});

function issue(change: Partial<FakeToken> = {}): string {
  const accessToken = randomUUID();
  google.tokens.set(accessToken, {
    audience: OUR_CLIENT_ID,
    subject: randomUUID(),
    email: newPerson().email,
    emailVerified: true,
    name: 'Asha Rao',
    ...change,
  });
  return accessToken;
}

/** Opens /login with Google's endpoints on this machine behind it. */
async function openLogin(page: Page, accessToken: string | null): Promise<void> {
  await stubGoogleScript(page, accessToken, async (authorization) => {
    const answer = await fetch(google.settings.GOOGLE_USERINFO_URL, { headers: { authorization } });
    return { status: answer.status, body: await answer.text() };
  });
  await page.goto('/login');
}

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test(
  'an unknown email whose reply has no data leads to the completion form [LOGIN-7]',
  SLOW,
  async ({ page }) => {
    await replyWith(page, 'getUserbyEmail', { code: 200, msg: '', data: null });
    await openLogin(page, issue());
    await googleButton(page).click();
    await expect(page.getByRole('form', { name: 'Complete your Google sign-up' })).toBeVisible();
  },
);

test('a new user completes name and phone, and then logs in at once [LOGIN-2, LOGIN-7, LOGIN-8, VALID-7]', async ({
  page,
}) => {
  await openLogin(page, issue());
  await googleButton(page).click();
  const form = page.getByRole('form', { name: 'Complete your Google sign-up' });
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
  await form.getByLabel('Name').fill(' ');
  await form.getByLabel('Phone number').fill('12345');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('Please provide a valid name.')).toBeVisible();
  await expect(form.getByText('Please provide a valid phone.')).toBeVisible();
  await form.getByLabel('Name').fill('Asha R');
  await form.getByLabel('Phone number').fill('9876543210');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await page.goto('/login');
  await googleButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Login successful!' })).toContainText('Asha R');
  await expect(page).toHaveURL('/');
});

test('a new user whose link had a wrong code removes it, and signs up with what was typed', async ({
  page,
}) => {
  await page.goto('/login?ref=NOSUCHCO');
  const kept = () => page.evaluate(() => sessionStorage.getItem('reelrupee.draft.referral'));
  await expect.poll(kept).not.toBeNull();
  // The visitor comes back by another address, which gets the code of the tab.
  await openLogin(page, issue());
  await expect(page).toHaveURL('/login?ref=NOSUCHCO');
  await googleButton(page).click();
  const form = page.getByRole('form', { name: 'Complete your Google sign-up' });
  await expect(form.getByLabel('Referral code')).toHaveValue('NOSUCHCO');
  await form.getByLabel('Phone number').fill('9876543212');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form).toContainText('This referral code does not exist.');
  await form.getByRole('button', { name: 'Remove' }).click();
  await expect(form.getByLabel('Referral code')).toHaveCount(0);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
});

test('a closed Google window says: Google login failed [ERR-3]', async ({ page }) => {
  await openLogin(page, null);
  await googleButton(page).click();
  await expect(toasts(page)).toContainText('Google login failed');
});

test(
  'a profile that Google does not give says: Failed to fetch Google user info [ERR-3]',
  SLOW,
  async ({ page }) => {
    await openLogin(page, 'a-token-google-does-not-know');
    await googleButton(page).click();
    await expect(toasts(page)).toContainText('Failed to fetch Google user info');
  },
);

test('without Google’s script, as offline, it says: Google login failed [ERR-3]', SLOW, async ({ page }) => {
  await openLogin(page, null);
  await page.evaluate(() => Reflect.deleteProperty(window, 'google'));
  await googleButton(page).click();
  await expect(toasts(page)).toContainText('Google login failed');
});

test('a site without a Google client offers no Google sign-in [LOGIN-2]', SLOW, async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('#root:not([data-path])')).toBeAttached();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(googleButton(page)).toHaveCount(0);
});

test('double taps on Google’s button and on the completion ask and log in once', async ({ page }) => {
  await openLogin(page, issue());
  const asked = countCalls(page, 'getUserbyEmail');
  const sent = countCalls(page, 'googleLogin');
  await tapTwice(googleButton(page));
  const form = page.getByRole('form', { name: 'Complete your Google sign-up' });
  await form.getByLabel('Phone number').fill('9876543211');
  await tapTwice(form.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL('/');
  expect([asked(), sent()]).toEqual([1, 1]);
});
