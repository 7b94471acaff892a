import type { Page } from '@playwright/test';
import { newPerson, register } from '../harness/people';
import { delayReply } from '../harness/replies';
import { fillSignUp, signUpByForm, submitSignUp } from '../harness/signUp';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';

const logInButton = (page: Page) => page.locator('form').getByRole('button', { name: 'Log in' });

async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await fillLogIn(page, email, password);
  await logInButton(page).click();
}

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

test('a log-in stores the session, greets and leads home [LOGIN-4]', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(page.getByRole('alertdialog', { name: 'Login successful!' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('loginData'))).toBe('true');
});

test('a remembered log-in outlives the tab [LOGIN-5]', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/');
  const other = await page.context().newPage();
  await other.goto(api.url);
  await expect(other.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('a wrong password is refused in words, and what was typed stays [ERR-2]', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  await page.goto('/login');
  await logIn(page, person.email, 'not-the-one');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
});

test('a log-in without a reply shows an error [ERR-2]', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/userLogin', (route) => route.abort());
  await logIn(page, 'asha@mail.in', 'secret123');
  await expect(
    page.getByRole('alertdialog', { name: 'Something went wrong, please try again.' }),
  ).toBeVisible();
});

test('a sign-up with a bad email and phone is stopped at the fields [VALID-2, VALID-3, VALID-5]', async ({
  page,
}) => {
  await page.goto('/login?form=signup');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('Asha@MAIL');
  await page.getByLabel('Phone').fill('98765');
  await page.getByLabel('Password', { exact: true }).fill('secret123');
  await page.getByLabel('Confirm password').fill('secret124');
  await submitSignUp(page);
  await expect(page.getByText('Please provide a valid email.')).toBeVisible();
  await expect(page.getByText('Please provide a valid phone.')).toBeVisible();
  await expect(page.getByText('Passwords must match.')).toBeVisible();
});

test('a phone number pasted with its country code and an email in capitals are understood', async ({
  page,
}) => {
  const person = newPerson('Asha Rao');
  await page.goto('/login?form=signup');
  await fillSignUp(page, {
    ...person,
    email: ` ${person.email.toUpperCase()}`,
    phone: `+91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`,
  });
  await expect(page.getByLabel('Phone')).toHaveValue(person.phone);
  const sent = page.waitForRequest('**/userRegister');
  await submitSignUp(page);
  expect((await sent).postData()).toContain(`${person.phone}\r`);
  expect((await sent).postData()).toContain(`${person.email}\r`);
  await expect(page).toHaveURL('/');
});

test('a phone number that is too short says how many digits are missing', async ({ page }) => {
  await page.goto('/login?form=signup');
  // A field that is left before hydration says nothing until the form is sent.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.getByLabel('Phone').fill('98765');
  await page.getByLabel('Full name').focus();
  await expect(page.getByText('Please provide a valid phone.')).toBeVisible();
  await expect(page.getByText('These are 5 digits. A mobile number has 10')).toBeVisible();
});

test('a refused sign-up shows the provider’s message as toast and popup [ERR-1]', async ({ page, api }) => {
  const taken = await register(api.url);
  const person = { ...newPerson('Ravi Rao'), email: taken.email };
  await page.goto('/login?form=signup');
  await signUpByForm(page, person);
  const popup = page.getByRole('alertdialog');
  await expect(popup).toBeVisible();
  const message = await popup.getByRole('heading').textContent();
  await expect(toasts(page)).toContainText(message ?? 'no message');
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
});

for (const [answer, text] of [
  ['an empty refusal', 'Registration failed. Please try again.'],
  ['no reply', 'Something went wrong. Please try again.'],
] as const) {
  test(`a sign-up that meets ${answer} shows “${text}” [ERR-1]`, async ({ page }) => {
    await page.goto('/login?form=signup');
    await page.route('**/userRegister', (route) =>
      answer === 'no reply' ? route.abort() : route.fulfill({ json: { code: 409, data: null, msg: '' } }),
    );
    await signUpByForm(page, newPerson());
    await expect(page.getByRole('alertdialog', { name: text })).toBeVisible();
    await expect(toasts(page)).toContainText(text);
  });
}

test('who comes by a referral link signs up with its code [LOGIN-9]', async ({ page, api }) => {
  const referrer = await register(api.url);
  await page.goto(`/login?ref=${referrer.UserReferralCode}`);
  await expect(page.getByLabel('Referral code')).toHaveValue(referrer.UserReferralCode);
  const sent = page.waitForRequest('**/userRegister');
  await signUpByForm(page, newPerson('Ravi'));
  expect((await sent).postData()).toContain(referrer.UserReferralCode);
  await expect(page).toHaveURL('/');
});

test('a double tap on sign-up makes one account', async ({ page }) => {
  const calls = countCalls(page, 'userRegister');
  await page.goto('/login?form=signup');
  await fillSignUp(page, newPerson());
  await tapTwice(page.locator('form').getByRole('button', { name: 'Sign up' }));
  await expect(page).toHaveURL('/');
  expect(calls()).toBe(1);
});

test('a double tap on log-in, or an Enter key that is held, logs in once', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  const calls = countCalls(page, 'userLogin');
  await page.goto('/login');
  const letGo = await delayReply(page, '**/userLogin');
  await fillLogIn(page, person.email, person.password);
  await tapTwice(logInButton(page));
  await page.getByLabel('Password', { exact: true }).press('Enter');
  letGo();
  await expect(page).toHaveURL('/');
  expect(calls()).toBe(1);
});

for (const [address, code] of [
  ['/login?ref=ASHA42', 'ASHA42'],
  ['/login?form=signup', null],
] as const) {
  test(`${address} paints the sign-up form before any script has arrived, and keeps what is typed [LOGIN-3, LOGIN-9]`, async ({
    page,
  }) => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.goto(address, { waitUntil: 'commit' });
    const name = page.getByLabel('Full name');
    await name.fill('Asha Rao');
    await name.evaluate((element) => element.setAttribute('data-mark', ''));
    release?.();
    await expect(page.locator('#root:not([data-path])')).toBeAttached();
    await expect(name).toHaveValue('Asha Rao');
    await expect(name).toHaveAttribute('data-mark', '');
    if (code === null) await expect(page.getByLabel('Referral code')).toHaveCount(0);
    else await expect(page.getByLabel('Referral code')).toHaveValue(code);
    expect(said).toEqual([]);
  });
}

test('a log-in sent before any script has arrived puts no password into the address', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogIn(page, 'asha@mail.in', 'secret123');
  await logInButton(page).click();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret123');
  await expect(page).toHaveURL('/login');
});
