import { mustCall } from '../../api/src/testing/apiClient';
import { signInInBrowser, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { abortCalls, passThrough } from '../harness/replies';
import { SLOW } from '../../api/src/testing/combinations';

test('plan cards come from the provider, three on a slide, 100 by 100 px [HOME-5, HOME-6]', async ({
  page,
  api,
}) => {
  const plans = await mustCall(api.url, 'getPlan', {});
  await page.goto('/');
  const slides = page.getByRole('list', { name: /Plans, part/ });
  await expect(slides).toHaveCount(Math.ceil(plans.length / 3));
  await expect(slides.first().getByRole('listitem')).toHaveText([
    'Free₹ 0.50 / ReelView Details of Free Plan',
    '₹250₹ 1 / ReelView Details of Starter',
    '₹500₹ 2 / ReelView Details of Basic',
  ]);
  const cards = slides.getByRole('listitem');
  await expect(cards).toHaveCount(plans.length);
  for (const card of await cards.all()) {
    const box = await card.locator('> *').boundingBox();
    expect(box).toMatchObject({ width: 100, height: 100 });
  }
});

test('a skeleton of the plans has its place before the browser has parsed those behind it', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const skeletons = page.getByRole('group', { name: 'Loading plans' }).locator('[aria-hidden=true]');
  await expect(skeletons).toHaveCount(3);
  const place = await skeletons.first().boundingBox();
  await skeletons.last().evaluate((skeleton) => skeleton.remove());
  expect(await skeletons.first().boundingBox()).toEqual(place);
});

test('with the largest text a card is as high as its content, however many lines other slides need', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const cards = page.getByRole('list', { name: /Plans, part/ }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(240);
});

test('the plan carousel moves only when the user moves it [HOME-5]', SLOW, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const second = page.getByRole('button', { name: 'View Details of Silver' });
  await expect(second).toBeAttached();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.runFor(30_000);
  await expect(page.getByText('1 / 3')).toBeVisible();
  await expect(second).not.toBeInViewport();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Next plans' }).click();
  await expect(second).toBeInViewport();
  await expect(page.getByText('2 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Previous plans' }).click();
  await expect(second).not.toBeInViewport();
});

test('a tap anywhere on a card opens /recharge-plan with that plan [HOME-7, DETAIL-1]', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: '₹500' });
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL('/recharge-plan');
  await expect(page.getByRole('heading', { name: 'Basic' })).toBeVisible();
});

test('a failed load of plans shows an error and Retry', async ({ page }) => {
  await abortCalls(page, 'getPlan');
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('The plans could not be loaded.');
  await passThrough(page, 'getPlan');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'View Details of Starter' })).toBeVisible();
});

test('Sign Up & Start Earning leads to /login, and is shown only without a login marker [HOME-8]', async ({
  page,
  api,
}) => {
  const signUp = page.getByRole('link', { name: 'Sign Up & Start Earning' });
  await page.goto('/');
  await signUp.click();
  await expect(page).toHaveURL(/\/login/);
  await page.evaluate(() => localStorage.setItem('loginData', 'true'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(signUp).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await signInInBrowser(page, await register(api.url));
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(signUp).toHaveCount(0);
});

test('the section How it works has four steps; three sample reels earn 0.50 each [HOME-9, HOME-10]', async ({
  page,
}) => {
  await page.goto('/');
  const guide = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'How it works' });
  await expect(guide.getByRole('listitem').getByRole('heading')).toHaveText([
    'Sign up',
    'Choose a plan',
    'Watch 10 reels daily',
    'Withdraw',
  ]);
  const samples = page.getByRole('group', { name: 'Sample reels' }).getByRole('article');
  await expect(samples).toHaveCount(3);
  for (const sample of await samples.all()) await expect(sample).toContainText('Earn ₹0.50');
});
