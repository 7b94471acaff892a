import { logIn } from '../harness/logIn';
import { newPerson, register } from '../harness/people';
import { expect, test } from '../harness/test';

test('with a full storage a user logs in, opens the screens, switches the language and logs out', async ({
  page,
  api,
}) => {
  const person = newPerson();
  await register(api.url, person);
  await page.addInitScript(() => {
    for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`full ${String(localStorage.length)}`, ' '.repeat(size));
      } catch {
        // The rest is filled by smaller items.
      }
    }
  });
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/');
  const nav = page.getByRole('navigation');
  for (const name of ['Plans', 'Referrals', 'Profile']) {
    await nav.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const ended = page.waitForResponse('**/userLogout');
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('Logged out!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
  expect((await ended).status()).toBe(200);
});
