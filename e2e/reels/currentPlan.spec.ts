import type { Page } from '@playwright/test';
import { mustCall } from '../../api/src/testing/apiClient';
import { colorOf } from '../harness/colors';
import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { planOf } from '../../api/src/testing/watching';
import { freeUser, recharge, requestRecharge, watchReels } from '../harness/earner';
import { abortCalls, passThrough } from '../harness/replies';
import { SLOW } from '../../api/src/testing/combinations';

const DAY_MS = 24 * 60 * 60 * 1000;

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('an active plan shows its day, today’s reels and earnings, and opens its reels [CURRENT-1, CURRENT-4]', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 3);
  await signInInBrowser(page, user, '/current_plan');
  await expect(page.getByRole('heading', { name: 'Your Current Plans' })).toBeVisible();
  const free = card(page, 'Free Plan');
  await expect(free).toContainText('Day 1 of 50');
  await expect(free.getByRole('progressbar', { name: '3 of 10 reels watched today' })).toBeVisible();
  await expect(free).toContainText('Earned today₹1.50');
  await expect(free.getByRole('progressbar', { name: '0 of 10 streak days' })).toBeVisible();
  await expect(free).toContainText(
    '₹1.50 locked. Available after 10 days in a row with all 10 reels watched.',
  );
  await free.getByRole('button', { name: 'Watch Video' }).click();
  await expect(page).toHaveURL('/reels');
  const { planId } = await page.evaluate(() => (history.state as { usr: { planId: string } }).usr);
  expect(planId).toBe((await planOf(api, 0))._id);
});

test('a pending recharge is merged in, with a disabled Pending button [CURRENT-2, CURRENT-7]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await requestRecharge(api, user, 250);
  await signInInBrowser(page, user, '/current_plan');
  const starter = card(page, 'Starter');
  const pending = starter.getByRole('button', { name: 'Pending' });
  await expect(pending).toBeDisabled();
  await expect(pending).toHaveCSS('background-color', await colorOf(page, 'sunken'));
  await expect(pending).toHaveCSS('color', await colorOf(page, 'muted'));
  await expect(starter).toContainText('₹255.00');
  await expect(starter.getByRole('button', { name: 'Watch Video' })).toHaveCount(0);
});

test('an approval shows up when the user comes back to the tab', async ({ page, api }) => {
  const user = await register(api.url);
  const request = await requestRecharge(api, user, 250);
  await signInInBrowser(page, user, '/current_plan');
  await expect(page.getByRole('button', { name: 'Pending' })).toBeVisible();
  await mustCall(api.url, 'adminDecideRecharge', { _id: request._id, decision: 'approve' }, api.admin.token);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(card(page, 'Starter').getByRole('button', { name: 'Watch Video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pending' })).toHaveCount(0);
});

test('a rejected recharge is shown once with its reason, archived once, and can be made again [CURRENT-3, CURRENT-5]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await recharge(api, user, 250, 'reject');
  const archived: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/deleteRejectedRequest')) archived.push(request.postData() ?? '');
  });
  await signInInBrowser(page, user, '/current_plan');
  const starter = card(page, 'Starter');
  const rejected = starter.getByRole('button', { name: 'Rejected' });
  await expect(rejected).toBeDisabled();
  await expect(rejected).toHaveCSS('background-color', await colorOf(page, 'danger'));
  await expect(starter).toContainText('Payment not found');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(async () => requestsLeft(api.url, user)).toBe(0);
  await expect(starter.getByRole('button', { name: 'Rejected' })).toBeVisible();
  expect(archived).toHaveLength(1);
  for (const value of [user._id, (await planOf(api, 250))._id]) expect(archived[0]).toContain(value);

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Reels', exact: true }).click();
  await expect(page.getByText('No active plans available.')).toBeVisible();
  await requestRecharge(api, user, 250);
  await page.reload();
  await expect(starter.getByRole('button', { name: 'Pending' })).toBeVisible();
  expect(archived).toHaveLength(1);
});

async function requestsLeft(url: string, user: { _id: string; token: string }): Promise<number> {
  const own = { userId: user._id };
  const data = await mustCall(url, 'getUserPendingAndApprovedRechargePlan', own, user.token);
  return data.length;
}

test('while a paid plan is present the free one is hidden [CURRENT-6]', async ({ page, api }) => {
  const user = await freeUser(api);
  await recharge(api, user, 250);
  await signInInBrowser(page, user, '/current_plan');
  await expect(card(page, 'Starter').getByRole('button', { name: 'Watch Video' })).toBeVisible();
  await expect(card(page, 'Free Plan')).toHaveCount(0);
});

test(
  'a free plan that is hidden by a pending one can be continued [CURRENT-6]',
  SLOW,
  async ({ page, api }) => {
    const user = await freeUser(api);
    await requestRecharge(api, user, 250);
    await signInInBrowser(page, user, '/current_plan');
    await expect(card(page, 'Starter')).toBeVisible();
    await expect(card(page, 'Free Plan')).toHaveCount(0);
    await page.getByRole('link', { name: 'Watch free reels' }).click();
    await expect(page).toHaveURL('/reels');
    await expect(page.getByText('Free Plan · ₹0.50 / Reel').first()).toBeVisible();
  },
);

test('without any plan: No active plans available. and a link to one [CURRENT-8]', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/current_plan');
  await expect(page.getByText('No active plans available.')).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/plan');
});

test('a visitor is sent to log in', async ({ page }) => {
  await page.goto('/current_plan');
  await expect(page).toHaveURL('/login');
});

test('a failed load of plans shows an error and Retry', async ({ page, api }) => {
  const user = await freeUser(api);
  await abortCalls(page, 'getUserPlans');
  await signInInBrowser(page, user, '/current_plan');
  await expect(page.getByRole('alert')).toContainText('Your plans could not be loaded.');
  await passThrough(page, 'getUserPlans');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Watch Video' })).toBeVisible();
});

test('ten full days unlock the earnings; a plan after its last day is shown as ended', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 10);
  await signInInBrowser(page, user, '/current_plan');
  await expect(page.getByText('You have watched all of today’s reels. Please come tomorrow.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '1 of 10 streak days' })).toBeVisible();
  await expect(page.getByText('₹5.00 locked. Available after 9 more days in a row')).toBeVisible();
  await expect(page.getByText('You can miss one day. If you miss another,')).toBeVisible();
  for (let day = 2; day <= 10; day += 1) {
    api.clock.advance(DAY_MS);
    await watchReels(api, user, 0, 10);
  }
  await page.reload();
  await expect(page.getByText('Day 10 of 50')).toBeVisible();
  await expect(page.getByText('Streak complete. New earnings are available right away.')).toBeVisible();

  api.clock.advance(45 * DAY_MS);
  const data = await mustCall(api.url, 'userLogin', { email: user.email, password: 'secret123' });
  await page.evaluate((token) => {
    localStorage.setItem('jwtToken', token);
    localStorage.setItem('authorization', token);
  }, data.token);
  await page.reload();
  await expect(page.getByText('Ended')).toBeVisible();
  await expect(page.getByText('All 50 days are over. You earned ₹50.00 with this plan.')).toBeVisible();
  await expect(page.getByText('No active plans available.')).toBeVisible();
});

test('a finger on Watch Video requests the first reel, and the feed does not request it again', async ({
  page,
  api,
}) => {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 2);
  await signInInBrowser(page, user, '/current_plan');
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/getReelsByUserPlan')) return;
    asked.push(/name="skip"\s+(\d+)/.exec(request.postData() ?? '')?.[1]);
  });
  const watch = page.getByRole('button', { name: 'Watch Video' });
  await watch.dispatchEvent('pointerdown');
  await expect.poll(() => asked).toEqual(['2']);
  await watch.click();
  await expect.poll(() => asked).toContain('3');
  expect(asked.filter((skip) => skip === '2')).toHaveLength(1);
});
