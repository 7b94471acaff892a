import type { Locator, Page } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

/** For tests in which any credentials will do. */
const ANY: Credentials = { email: 'asha@mail.in', password: 'secret123' };

/** The button that submits the log-in form. */
export function logInButton(page: Page): Locator {
  return page.locator('form').getByRole('button', { name: 'Log in' });
}

/** Fills the log-in form. */
export async function fillLogIn(page: Page, { email, password }: Credentials = ANY): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Fills in and submits the log-in form as a user does. */
export async function logIn(page: Page, credentials?: Credentials): Promise<void> {
  await fillLogIn(page, credentials);
  await logInButton(page).click();
}
