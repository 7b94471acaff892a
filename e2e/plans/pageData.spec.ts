/** The plans are in the pages of / and /plan, and follow the provider. */
import { fetchReplyFrom } from '@reelrupee/registry/page-data/fetchReply';
import { refreshPages } from '@reelrupee/registry/page-data/refreshPages';
import { join } from 'node:path';
import { smallPng } from '../../api/src/testing/images';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { copyTarget, type OwnTarget } from '../federation/site/ownTarget';
import { startCommand } from '../federation/workspace/workspaceCommands';
import { mustCall } from '../../api/src/testing/apiClient';
import { planOf } from '../../api/src/testing/watching';
import { holdScripts } from '../harness/holdScripts';
import { layoutShift } from '../harness/layoutShift';
import { register, signInInBrowser } from '../harness/people';
import { delayReply } from '../harness/replies';
import { expect, test as base } from '../harness/test';
import { newTransactionId } from './rechargeScreen';

const WORKSPACE = join(import.meta.dirname, '../..');

/** A provider that serves a copy of the site, whose pages show its plans. */
const test = base.extend<object, { own: OwnTarget; api: TestApi }>({
  own: [
    async ({}, use) => {
      const own = copyTarget();
      await use(own);
      own.remove();
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ own, mediaDir }, use) => {
      const api = await startTestApi({ siteDir: own.store.public, mediaDir });
      await refreshPages(own.store, fetchReplyFrom(api.url));
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
});

/** The administrator changes the price of a plan. */
async function changePrice(api: TestApi, from: number, rechargeAmount: number): Promise<void> {
  const { _id, title, earningsPerReel } = await planOf(api, from);
  await mustCall(api.url, 'adminSavePlan', { _id, title, rechargeAmount, earningsPerReel }, api.admin.token);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/ and /plan show every plan', async ({ page, api }) => {
    const plans = await mustCall(api.url, 'getPlan', {});
    await page.goto('/');
    const cards = page.getByRole('list', { name: /Plans, part/ }).getByRole('listitem');
    await expect(cards).toHaveCount(plans.length);
    await expect(cards.nth(1)).toHaveText('₹250₹ 1 / ReelView Details of Starter');
    await page.goto('/plan');
    await expect(page.getByRole('button', { name: /^Recharge Now/ })).toHaveCount(plans.length);
    await expect(page.getByRole('main')).toContainText('₹8,000');
  });
});

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('gets the plans in Hindi before any script of the app has run', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/plan', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: /^अभी रिचार्ज करें/ })).toHaveCount(8);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('listitem').filter({ hasText: '₹250' })).toContainText('रील');
  });
});

for (const [path, button] of [
  ['/', 'View Details of Starter'],
  ['/plan', 'Recharge Now Starter'],
] as const) {
  test(`${path} hydrates the plans: nothing moves, nothing is rendered twice, no error`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const letScriptsGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const plan = page.getByRole('button', { name: button });
    await expect(plan).toBeVisible();
    const place = await plan.boundingBox();
    const seen = await plan.evaluateHandle((element) => {
      const list = element.closest('ul')?.parentElement;
      const count = { changes: 0 };
      new MutationObserver((changes) => (count.changes += changes.length)).observe(list ?? element, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return count;
    });
    const revalidated = page.waitForResponse('**/getPlan');
    await letScriptsGo();
    await (await revalidated).finished();
    await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    expect(await plan.boundingBox()).toEqual(place);
    expect((await layoutShift(page)).shift).toBeLessThan(0.01);
    expect(await seen.evaluate(({ changes }) => changes)).toBe(0);
    expect(said).toEqual([]);
  });
}

test('a member keeps a still page: today’s progress comes first, nothing shifts', async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url), '/');
  await page.reload();
  await expect(page.getByRole('button', { name: 'View Details of Starter' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  expect((await layoutShift(page)).shift).toBeLessThan(0.01);
});

test('a payment waits for the current price when the page shows an older one', async ({ page, api }) => {
  const user = await register(api.url);
  await changePrice(api, 500, 600);
  await signInInBrowser(page, user, '/');
  const letReplyGo = await delayReply(page, '**/getPlan');
  await page.goto('/plan');
  const main = page.getByRole('main');
  await expect(page.getByRole('listitem').filter({ hasText: 'Basic' })).toContainText('₹500');
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Recharge Now Basic' }).click();
  await expect(page).toHaveURL('/rechargeNow');
  await expect(main.locator('[aria-busy=true]')).toBeVisible();
  await expect(main).not.toContainText('₹510');
  letReplyGo();
  await expect(main).toContainText('₹612.00');
  await expect(page.getByLabel('Amount paid')).toHaveValue('612.00');
  const { _id: planId } = await planOf(api, 600);
  // The price of a moment ago would still be accepted, since a buyer may have paid it.
  const neverAsked = {
    userId: user._id,
    planId,
    amount: 511,
    transactionId: newTransactionId(),
    qrImage: smallPng(),
  };
  await expect(mustCall(api.url, 'rechargePlan', neverAsked, user.token)).rejects.toThrow('612.00');
  await changePrice(api, 600, 500);
});

test('a price that an administrator changes is in the pages within seconds', async ({ page, own, api }) => {
  const watch = startCommand(WORKSPACE, [
    'releases',
    ...['--data', '--api', api.url, '--every', '3', '--target', own.store.root],
  ]);
  await changePrice(api, 2000, 2222);
  const changedAt = Date.now();
  for (const path of ['/', '/plan']) {
    await expect
      .poll(async () => (await page.request.get(path)).text(), { intervals: [200] })
      .toContain('₹2,222');
  }
  console.log(`A changed price is in the pages after ${((Date.now() - changedAt) / 1000).toFixed(1)} s`);
  await watch.end();
});
