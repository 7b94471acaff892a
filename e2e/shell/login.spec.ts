import { fillLogIn, logIn, logInButton } from '../harness/logIn';
import { newPerson, register, signInInBrowser } from '../harness/people';
import { expectPopup, pauseClock } from '../harness/popups';
import { delayReply, passThrough, replyWith } from '../harness/replies';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { SLOW } from '../../api/src/testing/combinations';

test('log-in asks for what is missing and sends nothing [VALID-6, LOGIN-1]', async ({ page }) => {
  const calls = countCalls(page, 'userLogin');
  await page.goto('/login');
  await expect(page.getByLabel('Remember me')).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Forget password?' })).toBeVisible();
  await logInButton(page).click();
  await expect(page.getByText('Please enter your email.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  expect(calls()).toBe(0);
});

test('a log-in stores the session, greets for 1 s and leads home [LOGIN-4]', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  await page.clock.install();
  await page.goto('/login');
  await pauseClock(page);
  await logIn(page, person);
  await expectPopup(page, 'Login successful!', 1000);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBe('true');
});

test('a remembered log-in outlives the tab [LOGIN-5]', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await logIn(page, person);
  await expect(page).toHaveURL('/');
  const other = await page.context().newPage();
  await other.goto(api.url);
  await expect(other.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('after a log-out in another tab, the log-in of the next user there leads this tab on, too', async ({
  page,
  api,
}) => {
  const second = newPerson();
  await register(api.url, second);
  await signInInBrowser(page, await register(api.url), '/profile');
  await expect(page.getByRole('button', { name: 'Update profile' })).toBeEnabled();
  const other = await page.context().newPage();
  await other.goto('/plan');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await other.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(logInButton(page)).toBeVisible();
  await other.goto('/login');
  await logIn(other, second);
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  await page.locator('[data-nav="/profile"]').click();
  await expect(page.getByText(second.email)).toBeVisible();
});

test('a wrong password is refused for 1 s in the provider’s words, and what was typed stays [ERR-2]', async ({
  page,
  api,
}) => {
  const person = newPerson();
  await register(api.url, person);
  await page.clock.install();
  await page.goto('/login');
  await pauseClock(page);
  await logIn(page, { ...person, password: 'not-the-one' });
  await expectPopup(page, 'Invalid email or password.', 1000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
});

test('a wrong password that is refused by code 401 keeps the chosen plan', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Recharge Now Starter' }).click();
  await replyWith(page, 'userLogin', { code: 401, msg: 'Wrong password' });
  await logIn(page, person);
  await expect(page.getByRole('alertdialog', { name: 'Wrong password' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await passThrough(page, 'userLogin');
  await logInButton(page).click();
  await expect(page).toHaveURL('/rechargeNow');
});

test('a forgotten password leads to support if no mail is sent', async ({ page, api }) => {
  const { email } = await register(api.url);
  await page.goto('/login?form=forgot');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please contact support: they can give you a code.')).toBeVisible();
  await page.getByRole('link', { name: 'Help and support' }).click();
  await expect(page).toHaveURL('/support');
});

test('a log-in without a reply shows an error [ERR-2]', SLOW, async ({ page }) => {
  await page.goto('/login');
  await page.route('**/userLogin', (route) => route.abort());
  await logIn(page);
  await expect(
    page.getByRole('alertdialog', { name: 'Something went wrong, please try again.' }),
  ).toBeVisible();
});

test('a double tap on log-in, or an Enter key that is held, logs in once', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  const calls = countCalls(page, 'userLogin');
  await page.goto('/login');
  const letGo = await delayReply(page, '**/userLogin');
  await fillLogIn(page, person);
  await tapTwice(logInButton(page));
  await page.getByLabel('Password', { exact: true }).press('Enter');
  letGo();
  await expect(page).toHaveURL('/');
  expect(calls()).toBe(1);
});

test('a log-in sent before any script has arrived puts no password into the address', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogIn(page);
  await logInButton(page).click();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret123');
  await expect(page).toHaveURL('/login');
});

test('Retry loads a log-in screen whose code could not be loaded', async ({ page }) => {
  await page.route('**/login.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Log in did not open')).toBeVisible();
  await page.unroute('**/login.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('an app that could not start says so where its page has no screen', async ({ page }) => {
  await page.route('**/first.js', (route) => route.abort());
  await page.goto('/nowhere');
  await expect(page.getByRole('alert')).toContainText('The app did not open.');
  await page.unroute('**/first.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('This page does not exist')).toBeVisible();
});

test('a click reloads a log-in screen whose app could not start', async ({ page }) => {
  const failed = page.waitForEvent('pageerror');
  await page.route('**/first.js', (route) => route.abort());
  await page.goto('/login');
  await failed;
  await page.unroute('**/first.js');
  await logInButton(page).click();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await logInButton(page).click();
  await expect(page.getByText('Please enter your email.')).toBeVisible();
});
