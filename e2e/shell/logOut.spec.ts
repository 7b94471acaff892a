import { signInInBrowser, register } from '../harness/people';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { SLOW } from '../../api/src/testing/combinations';

const SESSION_KEYS = ['login', 'loginData', 'userType', 'authorization', 'jwtToken'];

test('log-out asks, clears the session on yes, and leads home [SESSION-6]', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/plan');
  await page.getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Do you want to log out?');
  await question.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('Logged out!')).toBeVisible();
  await expect(page).toHaveURL('/');
  const stored = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), SESSION_KEYS);
  expect(stored).toEqual(SESSION_KEYS.map(() => null));
});

test('a question that is cancelled, or left by Back, gives the focus back', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/plan');
  const opener = page.getByRole('button', { name: 'Log Out' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  for (const leave of [() => question.getByRole('button', { name: 'Cancel' }).click(), () => page.goBack()]) {
    await opener.click();
    await expect(question).toBeVisible();
    await leave();
    await expect(question).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('the session of who logs out is over at the provider too', async ({ page, api }) => {
  const user = await register(api.url);
  await signInInBrowser(page, user);
  await page.getByRole('button', { name: 'Log Out' }).click();
  const told = page.waitForResponse((response) => response.url().endsWith('/userLogout'));
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await told;
  const reply = await page.request.post('/getUserProfile', {
    multipart: { userId: user._id },
    headers: { Authorization: `Bearer ${user.token}` },
  });
  expect(await reply.json()).toMatchObject({ code: 401 });
});

test('a log-out without a network reaches the provider once the app is open with one again', async ({
  page,
  context,
  api,
}) => {
  const user = await register(api.url);
  await signInInBrowser(page, user);
  await page.getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toBeVisible();
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('Logged out!')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const told = next.waitForResponse('**/userLogout');
  await next.goto('/plan');
  await told;
  const reply = await next.request.post('/getUserProfile', {
    multipart: { userId: user._id },
    headers: { Authorization: `Bearer ${user.token}` },
  });
  expect(await reply.json()).toMatchObject({ code: 401 });
  await expect(next.getByRole('link', { name: 'Sign up' })).toBeVisible();
});

test('double taps on Log Out and on yes ask and log out once', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/plan');
  const calls = countCalls(page, 'userLogout');
  await tapTwice(page.getByRole('button', { name: 'Log Out' }));
  const told = page.waitForResponse('**/userLogout');
  await tapTwice(page.getByRole('button', { name: 'Yes, log out' }));
  await told;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(calls()).toBe(1);
});

for (const [way, cancel] of [
  ['Cancel', 'button'],
  ['Escape', 'key'],
] as const) {
  test(
    `log-out cancelled by ${way} keeps the session and says so [SESSION-7]`,
    SLOW,
    async ({ page, api }) => {
      await signInInBrowser(page, await register(api.url), '/plan');
      await page.getByRole('button', { name: 'Log Out' }).click();
      if (cancel === 'key') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(toasts(page)).toContainText('Cancelled');
      await expect(toasts(page)).toContainText('You are still logged in.');
      // Nothing more to close after the question.
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page).toHaveURL('/plan');
      await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    },
  );
}
