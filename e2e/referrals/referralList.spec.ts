import { signInInBrowser, newPerson, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { recharge } from '../harness/earner';
import { abortCalls, delayReply, passThrough } from '../harness/replies';
import { SLOW } from '../../api/src/testing/combinations';

test(
  'the list shows name, reward and date; a missing reward shows a text [REF-4]',
  SLOW,
  async ({ page, api }) => {
    const user = await register(api.url);
    await register(api.url, newPerson('Ravi Kumar'), user.UserReferralCode);
    const sita = await register(api.url, newPerson('Sita Devi'), user.UserReferralCode);
    await recharge(api, sita, 2000);
    await signInInBrowser(page, user, '/referralList');
    const rows = page.getByRole('list', { name: 'Referrals' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Sita Devi' })).toContainText('+ ₹200.00');
    await expect(rows.filter({ hasText: 'Ravi Kumar' })).toContainText('Not yet');
    await expect(rows.first()).toContainText(/Joined \d\d\/\d\d\/2026/);
  },
);

test('a page has ten rows, pages are requested from 0, and nothing moves when one loads [REF-4]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  for (let friend = 1; friend <= 12; friend += 1) {
    await register(api.url, newPerson(`Friend ${friend}`), user.UserReferralCode);
  }
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/getUserReferrals')) return;
    const field = (name: string) =>
      new RegExp(`name="${name}"\\s+(\\d+)`).exec(request.postData() ?? '')?.[1];
    asked.push(`page ${field('page')} of ${field('limit')}`);
  });
  await signInInBrowser(page, user, '/referralList');
  const rows = page.getByRole('list', { name: 'Referrals' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const next = page.getByRole('button', { name: 'Next page' });
  const place = () => next.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const answer = await delayReply(page, '**/getUserReferrals');
  await next.click();
  await expect(next).toBeDisabled();
  const before = await place();
  answer();
  await expect(rows.filter({ hasText: 'Friend' })).toHaveCount(2);
  expect(await place()).toBe(before);
  expect([...new Set(asked)]).toEqual(['page 0 of 10', 'page 1 of 10']);
});

test('Back from another screen, and a reload, show the same page of the list', async ({ page, api }) => {
  const user = await register(api.url);
  for (let friend = 1; friend <= 12; friend += 1) {
    await register(api.url, newPerson(`Friend ${friend}`), user.UserReferralCode);
  }
  await signInInBrowser(page, user, '/referralList');
  await page.getByRole('button', { name: 'Next page' }).click();
  const rows = page.getByRole('list', { name: 'Referrals' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Friend' })).toHaveCount(2);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(rows.filter({ hasText: 'Friend' })).toHaveCount(2);
  await page.reload();
  await expect(rows.filter({ hasText: 'Friend' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(rows).toHaveCount(10);
  await expect(page).toHaveURL('/referralList');
});

test('without any: No referrals found [REF-5]', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/referralList');
  await expect(page.getByText('No referrals found')).toBeVisible();
  await page.getByRole('link', { name: 'Share your link' }).click();
  await expect(page).toHaveURL('/referrals');
});

test('a failed load of the list can be retried', async ({ page, api }) => {
  await abortCalls(page, 'getUserReferrals');
  await signInInBrowser(page, await register(api.url), '/referralList');
  await expect(page.getByRole('alert')).toContainText('Please check your network.');
  await passThrough(page, 'getUserReferrals');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No referrals found')).toBeVisible();
});

test('a visitor is sent to log in', async ({ page }) => {
  await page.goto('/referralList');
  await expect(page).toHaveURL('/login');
});

test('an address of a page that does not exist shows the last one that does', async ({ page, api }) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/referralList?page=3');
  await expect(page.getByText('No referrals found')).toBeVisible();
  for (let friend = 1; friend <= 11; friend += 1) {
    await register(api.url, newPerson(`Friend ${friend}`), user.UserReferralCode);
  }
  await page.goto('/referralList?page=9');
  await expect(page.getByRole('list', { name: 'Referrals' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/\?page=2$/);
});
