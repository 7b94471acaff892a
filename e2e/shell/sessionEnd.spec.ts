import type { Page } from '@playwright/test';
import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { sampled, SLOW } from '../../api/src/testing/combinations';

/** Replaces the reply to the next profile call; all others come from the real provider. */
async function answerProfile(page: Page, answer: { status?: number; code: number }): Promise<void> {
  await page.route('**/getUserProfile', (route) =>
    route.fulfill({ status: answer.status ?? 200, json: { code: answer.code, data: null, msg: 'over' } }),
  );
}

const SESSION_KEYS = ['login', 'loginData', 'userType', 'authorization', 'jwtToken'];

/** The keys of the session that are stored. */
const storedKeys = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), SESSION_KEYS);

for (const code of sampled([401, 999, 777, 404], 4)) {
  test(`a reply with code ${code} ends the session and leads to /login [SESSION-3]`, async ({
    page,
    api,
  }) => {
    await answerProfile(page, { code });
    await signInInBrowser(page, await register(api.url), '/profile');
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual([]);
  });
}

test('a reply with code 501 leads to /login and keeps the session stored [SESSION-4]', async ({
  page,
  api,
}) => {
  await answerProfile(page, { code: 501 });
  await signInInBrowser(page, await register(api.url), '/profile');
  await expect(page).toHaveURL('/login');
  expect(await storedKeys(page)).toEqual(SESSION_KEYS);
});

for (const status of sampled([401, 404], 2)) {
  test(`an HTTP ${status} ends the session and leads to / [SESSION-5]`, async ({ page, api }) => {
    await answerProfile(page, { status, code: status });
    await signInInBrowser(page, await register(api.url), '/profile');
    await expect(page).toHaveURL('/');
    expect(await storedKeys(page)).toEqual([]);
  });
}

test('an HTTP 501 leads to / and keeps the session stored [SESSION-5]', SLOW, async ({ page, api }) => {
  await answerProfile(page, { status: 501, code: 501 });
  await signInInBrowser(page, await register(api.url), '/profile');
  await expect(page).toHaveURL('/');
  expect(await storedKeys(page)).toEqual(SESSION_KEYS);
});

test(
  'a session that the provider has ended leads to /login at the next call, with a message [SESSION-3]',
  SLOW,
  async ({ page, api }) => {
    const user = await register(api.url);
    await signInInBrowser(page, user);
    // The page makes calls without a tap, one of them may end the session first, and the message lasts 1.5 s.
    const told = expect(toasts(page)).toContainText('Your session has ended. Please log in again.');
    await page.request.post('/userLogout', { headers: { Authorization: `Bearer ${user.token}` } });
    await page.getByRole('link', { name: 'Profile' }).click();
    await told;
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual([]);
  },
);
