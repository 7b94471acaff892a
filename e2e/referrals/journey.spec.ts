import type { SignedInUser } from '@reelrupee/contract/entities';
import { signInInBrowser, newPerson, register } from '../harness/people';
import { signUpByForm } from '../harness/signUp';
import { expect, test } from '../harness/test';
import { recharge } from '../harness/earner';

test('a friend comes by the link, recharges, and the referrer is rewarded [REF-1, REF-6, LOGIN-9]', async ({
  page,
  api,
  browser,
}) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/referrals');
  const link = await page.getByText(`ref=${user.UserReferralCode}`).textContent();

  const phone = await browser.newContext();
  const friendPage = await phone.newPage();
  await friendPage.goto(link ?? '');
  await signUpByForm(friendPage, newPerson('Ravi Kumar'));
  await expect(friendPage.getByRole('button', { name: 'Log Out' })).toBeVisible();
  const stored = await friendPage.evaluate(() => localStorage.getItem('login'));
  await phone.close();

  await page.getByRole('link', { name: 'See all referrals' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Ravi Kumar' });
  await expect(row).toContainText('Not yet');
  await recharge(api, JSON.parse(stored ?? '') as SignedInUser, 250);
  // The approval shows when the user comes back to the app.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(row).toContainText('+ ₹25.00');
});
