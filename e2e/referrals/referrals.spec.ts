import { signInInBrowser, newPerson, register } from '../harness/people';
import { tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { recharge } from '../harness/earner';
import { SLOW } from '../../api/src/testing/combinations';

const COPIED = 'Referral link copied to clipboard!';

test('the link opens the sign-up form with the code [REF-1]', async ({ page, api }) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/referrals');
  const link = `${api.url}/login?ref=${user.UserReferralCode}`;
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByLabel('Referral code')).toHaveValue(user.UserReferralCode);
});

test('copying puts the link on the clipboard and shows a message [REF-2]', async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const user = await register(api.url);
  await signInInBrowser(page, user, '/referrals');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toasts(page)).toContainText(COPIED);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${api.url}/login?ref=${user.UserReferralCode}`);
});

test('without a clipboard the link is copied by the older command [REF-2]', SLOW, async ({ page, api }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const user = await register(api.url);
  await signInInBrowser(page, user, '/referrals');
  const copied = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('copy', () => resolve(String(getSelection())), { once: true });
      }),
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await copied).toBe(`${api.url}/login?ref=${user.UserReferralCode}`);
  await expect(toasts(page)).toContainText(COPIED);
});

test('without any way to copy, the link is selected for copying by hand', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const user = await register(api.url);
  await signInInBrowser(page, user, '/referrals');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toasts(page)).toContainText('Press and hold the link to copy it.');
  expect(await page.evaluate(() => String(getSelection()))).toContain(user.UserReferralCode);
});

test('without a share sheet: Sharing not supported on this device. [REF-3]', SLOW, async ({ page, api }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await signInInBrowser(page, await register(api.url), '/referrals');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toasts(page)).toContainText('Sharing not supported on this device.');
});

test('sharing opens the share sheet with the link; closing it shows no message [REF-3]', async ({
  page,
  api,
}) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = String(data?.url);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  const user = await register(api.url);
  await signInInBrowser(page, user, '/referrals');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`${api.url}/login?ref=${user.UserReferralCode}`);
  // A toast about the closed sheet would be above the next one.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toasts(page)).toContainText(COPIED);
  expect(await toasts(page).textContent()).toBe(COPIED);
});

test(
  'a double tap on Share shows no error while the share sheet is open [REF-3]',
  SLOW,
  async ({ page, api }) => {
    await page.addInitScript(() => {
      let open = false;
      navigator.share = () => {
        if (open) return Promise.reject(new DOMException('already open', 'InvalidStateError'));
        open = true;
        return new Promise(() => undefined);
      };
    });
    await signInInBrowser(page, await register(api.url), '/referrals');
    await tapTwice(page.getByRole('button', { name: 'Share' }));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toasts(page)).toContainText(COPIED);
    expect(await toasts(page).textContent()).toBe(COPIED);
  },
);

test('a friend’s first approved paid recharge pays 10 percent, once [REF-6]', SLOW, async ({ page, api }) => {
  const user = await register(api.url);
  const friend = await register(api.url, newPerson('Ravi Kumar'), user.UserReferralCode);
  await recharge(api, friend, 0);
  await signInInBrowser(page, user, '/referrals');
  const main = page.getByRole('main');
  await expect(main).toContainText('Earned from referrals₹0.00');
  await expect(main).toContainText('1 friend has not recharged yet.');

  await recharge(api, friend, 500);
  await recharge(api, friend, 1000);
  await page.reload();
  await expect(main).toContainText('Earned from referrals₹50.00');
  await expect(main).toContainText('Friends1');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(main).toContainText('Available balance₹50.00');
});

test('a visitor is sent to log in', async ({ page }) => {
  await page.goto('/referrals');
  await expect(page).toHaveURL('/login');
});

test('the four buttons of the link are in pairs on a phone and on a computer', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/referrals');
  const buttons = [
    page.getByRole('button', { name: 'Copy link' }),
    page.getByRole('button', { name: 'Share', exact: true }),
    page.getByRole('link', { name: 'WhatsApp' }),
    page.getByRole('button', { name: 'QR code' }),
  ];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBe(tops[3]);
    expect(tops[2]).not.toBe(tops[0]);
  }
});
