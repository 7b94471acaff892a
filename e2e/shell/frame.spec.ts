import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { sampled, SLOW } from '../../api/src/testing/combinations';

const NAV = [
  ['Home', '/'],
  ['Reels', '/current_plan'],
  ['Plans', '/plan'],
  ['Referrals', '/referrals'],
  ['Profile', '/profile'],
] as const;

test('the bottom navigation has five items in order, each leading to its route [NAV-1, NAV-2]', async ({
  page,
  api,
}) => {
  await signInInBrowser(page, await register(api.url));
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(items).toHaveText(NAV.map(([label]) => label));
  for (const [label, path] of NAV) {
    await items.filter({ hasText: label }).click();
    await expect(page).toHaveURL(path);
    await expect(items.and(page.locator('[aria-current=page]'))).toHaveText([label]);
  }
});

/** Every route and the remote that owns it; who is signed in sees a screen on each. */
const OWNERS = [
  ['/', 'mf-home'],
  ['/current_plan', 'mf-reels'],
  ['/plan', 'mf-plans'],
  ['/recharge-plan', 'mf-plans'],
  ['/profile', 'mf-wallet'],
  ['/transactions', 'mf-wallet'],
  ['/referrals', 'mf-referrals'],
  ['/referralList', 'mf-referrals'],
] as const;

for (const [path, remote] of sampled(OWNERS, 4)) {
  test(`${path} opens its screen from ${remote}, within the frame [NAV-10]`, async ({ page, api }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await signInInBrowser(page, await register(api.url), path);
    await expect(page.locator('main h1')).toBeAttached();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(fetched.some((url) => url.startsWith(`/${remote}/`))).toBe(true);
  });
}

test('a change of route shows the page’s top, its title, and moves the focus into it [NAV-3, NAV-9]', async ({
  page,
  api,
}) => {
  await signInInBrowser(page, await register(api.url));
  // Before hydration a link loads a page, which takes no focus.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recharge Plans' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page).toHaveTitle(/^Plans · /);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});

test('the way back shows the page’s top too [NAV-3]', SLOW, async ({ page, api }) => {
  await signInInBrowser(page, await register(api.url));
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  const plans = page.getByRole('heading', { name: 'Recharge Plans' });
  await expect(plans).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page).toHaveURL('/plan');
  await page.goBack();
  await expect(plans).toBeVisible();
  // The browser would restore the position within the next frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('visitors are offered Sign up, users Log Out, and /login has no navbar [NAV-6, NAV-7]', async ({
  page,
  api,
}) => {
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  await page.goto('/');
  await expect(signUp).toBeVisible();
  await expect(logOut).toHaveCount(0);
  await page.goto('/login');
  await expect(page.getByLabel('Remember me')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await signInInBrowser(page, await register(api.url));
  await expect(logOut).toBeVisible();
  await expect(signUp).toHaveCount(0);
});

test('a screen that opens offline says that it could not be loaded, and loads when the network is back', async ({
  page,
  api,
  context,
}) => {
  await signInInBrowser(page, await register(api.url), '/plan');
  await expect(page.getByRole('button', { name: /^Recharge Now/ }).first()).toBeVisible();
  // The other screens’ code is prefetched.
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Earnings Summary')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Earnings Summary')).toBeVisible();
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Recharge Now/ }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Referrals' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

for (const [path, title] of [
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
  ['/support', 'Help and support'],
  ['/grievance', 'Complaints'],
] as const) {
  test(`${path} shows a template until the operator has filled it in`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('This page is a template.')).toBeVisible();
  });
}

test('an unknown path says so and keeps the way home [NAV-8]', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('This page does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a toast is at the top right, is announced, and leaves after 1.5 s [NAV-5]', async ({ page, api }) => {
  await page.clock.install();
  await signInInBrowser(page, await register(api.url), '/plan');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  const toast = page.getByText('Logged out!');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Logged out!');
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(80);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(360);
  await page.clock.runFor(1400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('being offline shows a message, which disappears automatically', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Recharge Plans' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
});

test('in large text the marker of an item is no wider than the item', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInInBrowser(page, await register(api.url), '/profile');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' });
  await expect(item).toHaveAttribute('aria-current', 'page');
  const [marker, width] = await item.evaluate((element) => [
    parseFloat(getComputedStyle(element, '::before').width),
    element.clientWidth,
  ]);
  expect(marker).toBeLessThanOrEqual(width);
});

test('on a wide screen the navigation is next to the column, and only visitors see the introduction', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const introduction = page.getByRole('complementary', { name: 'About' });
  await expect(introduction).toBeVisible();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const column = await page.getByRole('main').boundingBox();
  expect((navigation?.x ?? 0) + (navigation?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0);
  await signInInBrowser(page, await register(api.url));
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(introduction).toHaveCount(0);
});

test('at every wide width the column has its 480 px, and room for name and language of a member', async ({
  page,
  api,
}) => {
  await signInInBrowser(page, await register(api.url), '/plan');
  const bar = page.getByRole('banner');
  for (const width of [960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await bar.boundingBox())?.width).toBeGreaterThanOrEqual(478);
    await expect(bar.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
    expect((await bar.getByText('ReelRupee').boundingBox())?.width).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
