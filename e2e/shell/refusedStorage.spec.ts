import { logIn } from '../harness/logIn';
import { newPerson, register } from '../harness/people';
import { expect, test } from '../harness/test';

test('a user of a browser that refuses storage logs in and opens the screens', async ({ page, api }) => {
  const person = newPerson();
  await register(api.url, person);
  // As with all cookies blocked.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, name, { get, configurable: true });
    }
  });
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/');
  const nav = page.getByRole('navigation');
  for (const name of ['Plans', 'Profile']) {
    await nav.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
});

test('the app starts in a web view without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: null, configurable: true });
  });
  await page.goto('/');
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible();
});

test('a slash at the end of an address changes nothing', async ({ page }) => {
  await page.goto('/login/?ref=ABCDEFGH');
  await expect(page).toHaveURL('/login?ref=ABCDEFGH');
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Referral code')).toHaveValue('ABCDEFGH');
});
