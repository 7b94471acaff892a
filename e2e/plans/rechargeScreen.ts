import type { Page } from '@playwright/test';
import type { SignedInUser } from '@reelrupee/contract/entities';
import { signInInBrowser } from '../harness/people';
import { expect } from '../harness/test';
import { pngBytes } from '../../api/src/testing/images';

let count = 0;

/** A bank reference that is unique in this run. */
export function newTransactionId(): string {
  count += 1;
  return `R${process.pid}X${String(count).padStart(6, '0')}`;
}

/** Opens the recharge of a plan as a user does. */
export async function openRecharge(page: Page, user: SignedInUser, plan: string): Promise<void> {
  await signInInBrowser(page, user, '/plan');
  await page.getByRole('button', { name: `Recharge Now ${plan}` }).click();
  await expect(page).toHaveURL('/rechargeNow');
}

/** Chooses the screenshot of the payment. */
export async function chooseScreenshot(page: Page): Promise<void> {
  const file = { name: 'paid.png', mimeType: 'image/png', buffer: pngBytes() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByAltText('The chosen screenshot')).toBeVisible();
}

/** Fills the proof of a payment. */
export async function fillProof(page: Page, transactionId = newTransactionId()): Promise<void> {
  await page.getByLabel('Transaction ID').fill(transactionId);
  await chooseScreenshot(page);
}

export function confirmButton(page: Page) {
  return page.getByRole('button', { name: 'Confirm Recharge' });
}
