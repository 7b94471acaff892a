import { mustCall } from '../../api/src/testing/apiClient';
import { signInInBrowser, register } from '../harness/people';
import { countCalls, tapTwice } from '../harness/taps';
import { expect, test } from '../harness/test';
import { toasts } from '../harness/toasts';
import { planOf } from '../../api/src/testing/watching';
import { freeUser, recharge, requestRecharge, watchReels } from '../harness/earner';
import { confirmButton, fillProof, newTransactionId, openRecharge } from './rechargeScreen';
import { SLOW } from '../../api/src/testing/combinations';

test('without a plan id it leads to /plan, without a user to /login [RECHARGE-1, RECHARGE-2]', async ({
  page,
  api,
}) => {
  await page.goto('/rechargeNow');
  await expect(page).toHaveURL('/login');
  await signInInBrowser(page, await register(api.url), '/rechargeNow');
  await expect(page).toHaveURL('/plan');
});

test('the free plan needs no proof, and is activated once [RECHARGE-8, RECHARGE-10, RECHARGE-14]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await openRecharge(page, user, 'Free Plan');
  await expect(page.getByRole('button', { name: 'Activate Free Plan' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const calls = countCalls(page, 'rechargePlan');
  await tapTwice(page.getByRole('button', { name: 'Activate Free Plan' }));
  await expect(toasts(page)).toContainText('Free plan activated!');
  await expect(page).toHaveURL('/current_plan');
  expect(calls()).toBe(1);
  await openRecharge(page, user, 'Free Plan');
  await expect(page.getByRole('button', { name: 'Already Activated Plan' })).toBeDisabled();
});

test('a paid plan is requested with proof, is pending, and active after approval [RECHARGE-7, RECHARGE-8, RECHARGE-15, MONEY-9]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  await openRecharge(page, user, 'Starter');
  const transactionId = newTransactionId();
  await fillProof(page, transactionId);
  await confirmButton(page).click();
  await expect(toasts(page)).toContainText('Recharge request submitted!');
  await expect(page).toHaveURL('/current_plan');

  const pending = await mustCall(api.url, 'getUserPendingRechargeList', { userId: user._id }, user.token);
  expect(pending).toMatchObject([{ transactionId, amount: 255, status: 'pending' }]);
  const proof = await mustCall(
    api.url,
    'adminGetProof',
    { _id: pending[0]?.screenshot ?? '' },
    api.admin.token,
  );
  expect(proof.image).toMatch(/^data:image\/webp/);

  await openRecharge(page, user, 'Starter');
  await expect(page.getByRole('button', { name: 'Already Pending Plan' })).toBeDisabled();
  await expect(page.getByText('We are checking your payment')).toBeVisible();

  await mustCall(
    api.url,
    'adminDecideRecharge',
    { _id: pending[0]?._id ?? '', decision: 'approve' },
    api.admin.token,
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('button', { name: 'Already Activated Plan' })).toBeDisabled();
});

test('after a rejection it shows that, and can be sent again', async ({ page, api }) => {
  const user = await register(api.url);
  await recharge(api, user, 500, 'reject');
  await openRecharge(page, user, 'Basic');
  await expect(page.getByText('Your last recharge for this plan was rejected.')).toBeVisible();
  await fillProof(page);
  await confirmButton(page).click();
  await expect(toasts(page)).toContainText('Recharge request submitted!');
});

test('after a reversal it asks for a new payment', async ({ page, api }) => {
  const user = await register(api.url);
  const { _id } = await requestRecharge(api, user, 500);
  await mustCall(api.url, 'adminDecideRecharge', { _id, decision: 'approve' }, api.admin.token);
  const reversal = { _id, reason: 'The bank took it back' };
  await mustCall(api.url, 'adminReverseRecharge', reversal, api.admin.token);
  await openRecharge(page, user, 'Basic');
  await expect(page.getByText(/Please pay again and send the new proof/)).toBeVisible();
});

test('logging out here leads home, not to log-in', async ({ page, api }) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await expect(confirmButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('Logged out!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a plan that is no longer available shows a message', async ({ page, api }) => {
  const user = await register(api.url);
  await openRecharge(page, user, 'Starter');
  const { _id } = await planOf(api, 250);
  const data = await mustCall(api.url, 'getPlan', {});
  const others = data.filter((plan) => plan._id !== _id);
  await page.route('**/getPlan', (route) => route.fulfill({ json: { code: 200, msg: '', data: others } }));
  await page.reload();
  await expect(page.getByText('This plan is no longer available')).toBeVisible();
});

test('a plan that is taken off sale while its user pays keeps the form, and says so', async ({
  page,
  api,
}) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await expect(confirmButton(page)).toBeVisible();
  const others = (await mustCall(api.url, 'getPlan', {})).filter(({ title }) => title !== 'Starter');
  await page.route('**/getPlan', (route) => route.fulfill({ json: { code: 200, msg: '', data: others } }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('This plan is no longer on sale')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payment instructions' })).toBeDisabled();
  await fillProof(page);
  await confirmButton(page).click();
  await expect(toasts(page)).toContainText('Recharge request submitted!');
});

test('the proof for a plan that was taken off sale during the payment can be sent after a reload', async ({
  page,
  api,
}) => {
  await openRecharge(page, await register(api.url), 'Starter');
  await page.getByRole('button', { name: 'Payment instructions' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment instructions' })).toBeVisible();
  const others = (await mustCall(api.url, 'getPlan', {})).filter(({ title }) => title !== 'Starter');
  await page.route('**/getPlan', (route) => route.fulfill({ json: { code: 200, msg: '', data: others } }));
  await page.reload();
  await expect(page.getByText('This plan is no longer on sale')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send the proof' })).toBeVisible();
  await fillProof(page);
  await confirmButton(page).click();
  await expect(toasts(page)).toContainText('Recharge request submitted!');
  await expect(page).toHaveURL('/current_plan');
});

test(
  'before a paid plan is bought, the screen explains the effect on the free plan and its locked earnings [CURRENT-6]',
  SLOW,
  async ({ page, api }) => {
    const user = await freeUser(api);
    await watchReels(api, user, 0, 3);
    await openRecharge(page, user, 'Starter');
    const main = page.getByRole('main');
    await expect(main).toContainText('Your free plan stops while a paid plan runs');
    await expect(main).toContainText('The ₹1.50 locked in it will stay locked.');
    await recharge(api, user, 500);
    await page.reload();
    await expect(confirmButton(page)).toBeVisible();
    await expect(main).not.toContainText('Your free plan stops');
  },
);

test(
  'before the free plan is activated under a paid one, the screen says what is lost; it can be activated anyway [CURRENT-6]',
  SLOW,
  async ({ page, api }) => {
    const user = await register(api.url);
    await recharge(api, user, 500);
    await openRecharge(page, user, 'Free Plan');
    const main = page.getByRole('main');
    await expect(main).toContainText('You would lose your free plan');
    await expect(main).toContainText('it loses 50 of its 50 days');
    await page.getByRole('link', { name: 'Finish the paid plan first' }).click();
    await expect(page).toHaveURL('/current_plan');
    await page.goBack();
    await page.getByRole('button', { name: 'Activate Free Plan' }).click();
    await expect(toasts(page)).toContainText('Free plan activated!');
  },
);
