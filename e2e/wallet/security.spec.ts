import type { Page } from '@playwright/test';
import { mustCall } from '../../api/src/testing/apiClient';
import { fillLogIn, logInButton } from '../harness/logIn';
import { newPerson, register, signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';

async function openSecurity(page: Page) {
  await page.getByRole('button', { name: 'Password and devices' }).click();
  return page.getByRole('dialog', { name: 'Password and devices' });
}

test('devices are listed, and one or all others are logged out', async ({ page, api }) => {
  const person = newPerson();
  const user = await register(api.url, person);
  const logIn = async () => (await mustCall(api.url, 'userLogin', person)).token;
  const others = [await logIn(), await logIn()];
  await signInInBrowser(page, user, '/profile');
  const dialog = await openSecurity(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByText('This device', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out this device' }).first().click();
  await expect(toasts(page)).toContainText('This device is logged out.');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  for (const token of others) {
    const { code } = await (
      await fetch(`${api.url}/getUserProfile`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ userId: user._id }),
      })
    ).json();
    expect(code).toBe(401);
  }
});

test('a password is changed with the old one', async ({ page, api }) => {
  const person = newPerson();
  const user = await register(api.url, person);
  await signInInBrowser(page, user, '/profile');
  const dialog = await openSecurity(page);
  const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
  const save = dialog.getByRole('button', { name: 'Change password' });
  await save.click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await fill('Current password', 'wrong-password');
  await fill('New password', 'secret456');
  await fill('Confirm password', 'secret456');
  await save.click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await fill('Current password', person.password);
  await save.click();
  await expect(toasts(page)).toContainText('Password changed.');
  const login = await mustCall(api.url, 'userLogin', { email: person.email, password: 'secret456' });
  expect(login._id).toBe(user._id);
});

test('log-in asks for the code of an authenticator app when the provider wants one', async ({ page }) => {
  await page.route('**/userLogin', async (route) => {
    const isCode = (route.request().postData() ?? '').includes('123456');
    const reply = isCode
      ? { code: 400, msg: 'The code is wrong or was used before.' }
      : { code: 428, msg: 'Enter the code of your authenticator app.' };
    await route.fulfill({ json: { ...reply, data: null } });
  });
  await page.goto('/login');
  await fillLogIn(page, { email: 'admin@mail.in', password: 'a-long-password' });
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toHaveCount(0);
  await logInButton(page).click();
  await expect(code).toBeFocused();
  await code.fill('123456');
  await logInButton(page).click();
  await expect(page.locator('form').getByText('The code is wrong or was used before.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('admin@mail.in');
});
