import { freeUser } from '../harness/earner';
import { newPerson, signInInBrowser, register } from '../harness/people';
import { signUpByForm } from '../harness/signUp';
import { expect, test } from '../harness/test';
import { replyWith, abortCalls, passThrough } from '../harness/replies';

test('the list shows amount, earnings per reel, total earnings and Recharge Now [PLAN-1]', async ({
  page,
}) => {
  await page.goto('/plan');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(8);
  const silver = cards.filter({ hasText: 'Silver' }).first();
  await expect(silver).toContainText('₹1,000');
  await expect(silver).toContainText('Earnings per reel₹4.50');
  await expect(silver).toContainText('Total earningsup to ₹2,250.00');
  await expect(cards.getByRole('button', { name: 'Recharge Now' })).toHaveCount(8);
});

test('a tap on a card opens the plan’s detail [PLAN-2]', async ({ page }) => {
  await page.goto('/plan');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Silver' })
    .click({ position: { x: 20, y: 140 } });
  await expect(page).toHaveURL('/recharge-plan');
  await expect(page.getByRole('heading', { name: 'Silver' })).toBeVisible();
});

test('Recharge Now leads users to /rechargeNow and visitors to /login [PLAN-3]', async ({ page, api }) => {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Recharge Now Starter' }).click();
  await expect(page).toHaveURL('/login');
  await signInInBrowser(page, await register(api.url), '/plan');
  await page.getByRole('button', { name: 'Recharge Now Starter' }).click();
  await expect(page).toHaveURL('/rechargeNow');
  await expect(page.getByText('₹255.00').first()).toBeVisible();
});

test('the plan that a visitor has chosen is waiting after the sign-up', async ({ page }) => {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Recharge Now Starter' }).click();
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  await signUpByForm(page, newPerson());
  await expect(page).toHaveURL('/rechargeNow');
  await expect(page.getByText('₹255.00').first()).toBeVisible();
});

test('a member’s own plan is marked, and each card says what it costs and brings', async ({ page, api }) => {
  await signInInBrowser(page, await freeUser(api), '/plan');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'Your plan' })).toHaveCount(1);
  await expect(cards.filter({ hasText: 'Your plan' })).toContainText('Free Plan');
  const starter = cards.filter({ hasText: 'Starter' });
  await expect(starter).toContainText('You pay, with charge₹255.00');
  await expect(starter).toContainText('You get, after feesup to ₹425.00');
  await expect(starter).toContainText('Earnings cover the coston day 30');
  await expect(cards.filter({ hasText: 'Your plan' })).toContainText('You can withdrawfrom day 10');
});

test('without plans: No Plans Available [PLAN-4]', async ({ page }) => {
  await page.route('**/getPlan', (route) => route.fulfill({ json: { code: 200, msg: '', data: [] } }));
  await page.goto('/plan');
  await expect(page.getByText('No Plans Available')).toBeVisible();
});

test('plans in a reply with a code other than 200 are not used [CALL-4]', async ({ page }) => {
  await page.route('**/getPlan', (route) =>
    route.fulfill({ json: { code: 409, msg: 'Closed', data: [{ _id: 'x', title: 'Sham plan' }] } }),
  );
  await page.goto('/plan');
  await expect(page.getByRole('alert')).toContainText('The plans could not be loaded.');
  await expect(page.getByText('Sham plan')).toHaveCount(0);
});

for (const [how, fail] of [
  ['a dead network', abortCalls],
  ['a broken provider', breakDown],
] as const) {
  test(`${how} shows a message; Retry brings the plans`, async ({ page }) => {
    await fail(page, 'getPlan');
    await page.goto('/plan');
    await expect(page.getByRole('alert')).toContainText('The plans could not be loaded.');
    await passThrough(page, 'getPlan');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Recharge Now Starter' })).toBeVisible();
  });
}

function breakDown(page: Parameters<typeof replyWith>[0], action: 'getPlan') {
  return replyWith(page, action, { code: 500, msg: 'Unexpected' });
}
