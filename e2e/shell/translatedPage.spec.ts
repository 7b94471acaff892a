/** The screens while the browser translates them, into a language that the app does not have. */
import { newPerson, signInInBrowser } from '../harness/people';
import { submitSignUp } from '../harness/signUp';
import { expect, test } from '../harness/test';
import { translatePage } from '../harness/translator';
import { payableUser, withdrawalsOf } from '../wallet/withdrawDialog';

test('a visitor signs up on a page that the browser translates', async ({ page }) => {
  await page.goto('/login?form=signup', { waitUntil: 'networkidle' });
  await translatePage(page);
  await submitSignUp(page);
  await expect(page.getByText('«Please provide a valid full name.»')).toBeVisible();
  const { name, email, phone, password } = newPerson();
  const fields = page.locator('form').getByRole('textbox');
  for (const [index, text] of [name, email, phone, password, password].entries()) {
    await fields.nth(index).fill(text);
  }
  await submitSignUp(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('«No active plans available.»')).toBeVisible();
});

test('a withdrawal on a page that the browser translates shows the amount that is typed last', async ({
  page,
  api,
}) => {
  const user = await payableUser(api);
  await signInInBrowser(page, user, '/profile');
  await expect(page.getByText('₹100.00').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await translatePage(page);
  await page.getByRole('button', { name: '«Withdraw»', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  const submit = dialog.getByRole('button', { name: /Withdraw/ });
  for (const [typed, shown] of [
    ['40', /₹40\.00/],
    ['60', /₹60\.00/],
  ] as const) {
    await dialog.getByLabel('Amount').fill(typed);
    await expect(submit).toHaveText(shown);
  }
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('₹40.00');
  expect(await withdrawalsOf(api, user)).toEqual([60]);
});
