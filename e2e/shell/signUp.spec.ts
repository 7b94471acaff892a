import { holdScripts } from '../harness/holdScripts';
import { newPerson, register } from '../harness/people';
import { expectPopup, pauseClock } from '../harness/popups';
import { fillSignUp, signUpByForm, submitSignUp } from '../harness/signUp';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { SLOW } from '../../api/src/testing/combinations';

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
  // A field that is left before hydration is corrected when the form is sent.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
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

test('a sign-up says so by toast and popup, the popup for 2 s [LOGIN-6]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login?form=signup');
  await pauseClock(page);
  await signUpByForm(page, newPerson());
  await expect(toasts(page)).toContainText('Registration successful!');
  await expectPopup(page, 'Registration successful!', 2000);
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
  test(`a sign-up that meets ${answer} shows “${text}” [ERR-1]`, SLOW, async ({ page }) => {
    await page.goto('/login?form=signup');
    await page.route('**/userRegister', (route) =>
      answer === 'no reply' ? route.abort() : route.fulfill({ json: { code: 409, data: null, msg: '' } }),
    );
    await signUpByForm(page, newPerson());
    await expect(page.getByRole('alertdialog', { name: text })).toBeVisible();
    await expect(toasts(page)).toContainText(text);
  });
}

test('a visitor of a referral link signs up with its code [LOGIN-9]', SLOW, async ({ page, api }) => {
  const referrer = await register(api.url);
  await page.goto(`/login?ref=${referrer.UserReferralCode}`);
  await expect(page.getByLabel('Referral code')).toHaveValue(referrer.UserReferralCode);
  const sent = page.waitForRequest('**/userRegister');
  await signUpByForm(page, newPerson('Ravi'));
  expect((await sent).postData()).toContain(referrer.UserReferralCode);
  await expect(page).toHaveURL('/');
});

test('a visitor of a link with a wrong code removes it, and signs up with what was typed', async ({
  page,
}) => {
  await page.goto('/login?ref=NOSUCHCO');
  await signUpByForm(page, newPerson());
  await expect(page.locator('form')).toContainText('This referral code does not exist.');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByLabel('Referral code')).toHaveCount(0);
  await submitSignUp(page);
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

for (const [address, code] of [
  ['/login?ref=ASHA42', 'ASHA42'],
  ['/login?form=signup', null],
] as const) {
  test(`${address} paints the sign-up form before any script has arrived, and keeps what is typed [LOGIN-3, LOGIN-9]`, async ({
    page,
  }) => {
    const letScriptsGo = await holdScripts(page);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.goto(address, { waitUntil: 'commit' });
    const name = page.getByLabel('Full name');
    await name.fill('Asha Rao');
    await name.evaluate((element) => element.setAttribute('data-mark', ''));
    await letScriptsGo();
    await expect(page.locator('#root:not([data-path])')).toBeAttached();
    await expect(name).toHaveValue('Asha Rao');
    await expect(name).toHaveAttribute('data-mark', '');
    if (code === null) await expect(page.getByLabel('Referral code')).toHaveCount(0);
    else await expect(page.getByLabel('Referral code')).toHaveValue(code);
    expect(said).toEqual([]);
  });
}
