/** The withdraw dialog as its user uses it, and the resulting state of the provider. */
import type { Page } from '@playwright/test';
import type { SignedInUser } from '@reelrupee/contract/entities';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { mustCall } from '../../api/src/testing/apiClient';
import { giveUpiId, userWith } from '../harness/earner';
import { signInInBrowser } from '../harness/people';
import { pngBytes } from '../../api/src/testing/images';

export const QR_IMAGE = { name: 'qr.png', mimeType: 'image/png', buffer: pngBytes() };

/** Toast after the provider has accepted a request. */
export const SUBMITTED = 'Withdrawal request submitted successfully';

/** A user with ₹100 to withdraw, and a UPI ID. */
export async function payableUser(api: TestApi): Promise<SignedInUser> {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  return user;
}

/** Opens the dialog from the balance. */
export async function openWithdraw(page: Page) {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  return {
    dialog,
    amount: dialog.getByLabel('Amount'),
    submit: dialog.getByRole('button', { name: /^Withdraw/ }),
  };
}

/** Signs the user in, and opens the dialog on their profile. */
export async function arriveToWithdraw(page: Page, user: SignedInUser) {
  await signInInBrowser(page, user, '/profile');
  return openWithdraw(page);
}

/** Chooses a file by the button that a user taps. */
export async function chooseQrImage(page: Page, image: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await choosing).setFiles(image);
}

/** The requested withdrawals of the provider, in rupees. */
export async function withdrawalsOf(api: TestApi, user: SignedInUser): Promise<number[]> {
  const data = await mustCall(api.url, 'getUserTransactions', { userId: user._id }, user.token);
  return data.filter(({ type }) => type === 'Withdrawal').map(({ amount }) => amount);
}

/** The user's latest withdrawal as an administrator sees it. */
export async function latestWithdrawal(api: TestApi, user: SignedInUser) {
  const data = await mustCall(api.url, 'adminListWithdrawals', { limit: 100 }, api.admin.token);
  return data.find(({ userId }) => userId === user._id);
}
