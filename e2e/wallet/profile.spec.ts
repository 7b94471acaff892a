import { signInInBrowser, newPerson, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { freeUser, giveUpiId, recharge, userWith, watchReels } from '../harness/earner';
import { layoutShift } from '../harness/layoutShift';
import { replyWith, passThrough } from '../harness/replies';
import { provideVoices } from '../harness/voices';
import { withdraw } from '../harness/withdrawals';
import { SLOW } from '../../api/src/testing/combinations';

const DAY_MS = 24 * 60 * 60 * 1000;

test('the card shows name, email and phone; a tap opens Update Profile [PROFILE-1]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/profile');
  const card = page.getByRole('button', { name: 'Update profile' });
  await expect(card).toContainText('Asha Rao');
  await expect(card).toContainText(user.email);
  await expect(card).toContainText(`+91 ${user.phone.slice(0, 5)} ${user.phone.slice(5)}`);
  await card.click();
  await expect(page.getByRole('dialog', { name: 'Update Profile' })).toBeVisible();
});

test('the earnings summary shows every figure, rupees with two decimals [PROFILE-2, PROFILE-3, MONEY-8]', async ({
  page,
  api,
}) => {
  const user = await userWith(api, 200);
  await recharge(api, user, 250);
  await watchReels(api, user, 250, 2);
  await giveUpiId(api, user);
  await withdraw(api, user, 20.5, { decision: 'pay', utr: '412345678902' });

  await signInInBrowser(page, user, '/profile');
  const main = page.getByRole('main');
  await expect(main).toContainText('Available balance₹179.50');
  await expect(main).toContainText('Reels watched2');
  await expect(main).toContainText('Total earnings₹202.00');
  await expect(main).toContainText('DepositPaid for plans₹250.00');
  await expect(main).toContainText('WithdrawnBefore charges₹20.50');
  await page.getByRole('link', { name: 'Referrals 1' }).click();
  await expect(page).toHaveURL('/referralList');
});

test('locked earnings are separate from the balance, with the reason and the days to go [PROFILE-6]', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 10);
  api.clock.advance(DAY_MS);
  await watchReels(api, user, 0, 3);
  await signInInBrowser(page, user, '/profile');
  const main = page.getByRole('main');
  await expect(main).toContainText('Available balance₹0.00');
  await expect(main).toContainText('Locked₹6.50Unlocks by daily streak: 9 days to go.');
  await expect(main).toContainText('1 of 10 streak days');
});

test(
  'earnings that a paid plan keeps locked in the free one are not said to unlock with it [PROFILE-6]',
  SLOW,
  async ({ page, api }) => {
    const user = await freeUser(api);
    await watchReels(api, user, 0, 10);
    await recharge(api, user, 250);
    await watchReels(api, user, 250, 10);
    await signInInBrowser(page, user, '/profile');
    const main = page.getByRole('main');
    await expect(main).toContainText('Locked₹15.00₹10.00 of it unlocks. See below.');
    await expect(main).toContainText(
      'Too few days are left after that plan, so locked earnings stay locked.',
    );
  },
);

test('nothing moves once the reasons of amounts, and the buttons that say them, are there', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 3);
  await recharge(api, user, 250);
  await watchReels(api, user, 250, 5);
  await provideVoices(page, 'en-IN');
  await signInInBrowser(page, user, '/profile');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await page.getByRole('button', { name: 'Listen: Locked' }).waitFor();
    const { shift, moved } = await layoutShift(page);
    expect.soft(shift, [`${width} px`, ...moved].join('\n')).toBeLessThan(0.005);
  }
});

test('current plans show the day of 50 and the reels watched [PROFILE-4]', async ({ page, api }) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/profile');
  await expect(page.getByText('No active plans available.')).toBeVisible();
  await recharge(api, user, 0);
  await watchReels(api, user, 0, 4);
  await page.reload();
  await expect(page.getByText('Day 1 of 50')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Free Plan: Day 1 of 50' })).toBeVisible();
  await expect(page.getByText('4 of 10 reels today')).toBeVisible();
  await expect(page.getByText('4 watched in total')).toBeVisible();
});

test('the menu leads to withdrawal, history and plans, and describes the product [PROFILE-5]', async ({
  page,
  api,
}) => {
  await signInInBrowser(page, await register(api.url), '/profile');
  const menu = page.getByRole('navigation', { name: 'Wallet' });
  await menu.getByRole('button', { name: 'Withdraw to UPI' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Withdraw' });
  // Escape closes the frame too; this is about the dialog that takes its place.
  await expect(withdraw.getByLabel('Amount')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(withdraw).toHaveCount(0);
  await menu.getByRole('button', { name: 'About ReelRupee' }).click();
  const about = page.getByRole('alertdialog', { name: 'About ReelRupee' });
  await expect(about).toContainText('platform charge of 10% and TDS of 5%');
  await about.getByRole('button', { name: 'OK' }).click();
  await expect(menu.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/plan');
  await menu.getByRole('link', { name: 'Transaction History' }).click();
  await expect(page).toHaveURL('/transactions');
});

test('money on hold shows the reason and the end [WITHDRAW-7]', SLOW, async ({ page, api }) => {
  const user = await userWith(api, 100);
  await giveUpiId(api, user);
  await withdraw(api, user, 60);
  const now = api.clock.now().getTime();
  await page.clock.setFixedTime(now);
  await signInInBrowser(page, user, '/profile');
  const main = page.getByRole('main');
  await expect(main).toContainText('Available balance₹40.00');
  await expect(main).toContainText(/On hold₹60\.00Withdrawal in review, expected by \d\d\/\d\d\/2026\./);
  // A phone whose clock is ahead raises no alarm: the provider tells what is late.
  await page.clock.setFixedTime(now + 30 * DAY_MS);
  await page.reload();
  await expect(main).toContainText('Withdrawal in review, expected by');
  api.clock.advance(7 * DAY_MS);
  await page.reload();
  await expect(main).toContainText(/Late: expected by \d\d\/\d\d\/2026\. Contact support\./);
});

test('a failed load of the profile shows an error and Retry', async ({ page, api }) => {
  await replyWith(page, 'getUserProfile', { code: 500, msg: 'The wallet is being serviced.' });
  await signInInBrowser(page, await register(api.url), '/profile');
  await expect(page.getByRole('alert')).toContainText('The wallet is being serviced.');
  await passThrough(page, 'getUserProfile');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Available balance')).toBeVisible();
});

test('a visitor is sent to log in, and logging out here leads home', async ({ page, api }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await signInInBrowser(page, await register(api.url, newPerson()), '/profile');
  await expect(page.getByText('Available balance')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('Logged out!')).toBeVisible();
  await expect(page).toHaveURL('/');
});
