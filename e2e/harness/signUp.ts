import type { Page } from '@playwright/test';
import type { Person } from './people';

/** Fills the sign-up form. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}

/** Fills in and submits the sign-up form as a visitor does. */
export async function signUpByForm(page: Page, person: Person): Promise<void> {
  await fillSignUp(page, person);
  await submitSignUp(page);
}

/** Submits the sign-up form unchanged. */
export async function submitSignUp(page: Page): Promise<void> {
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
}
