import type { Page } from '@playwright/test';

/** Opens the dialog from the profile card. */
export async function openUpdateProfile(page: Page) {
  await page.getByRole('button', { name: 'Update profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  return {
    dialog,
    password: dialog.getByLabel('Your password', { exact: true }),
    save: dialog.getByRole('button', { name: 'Save' }),
  };
}
