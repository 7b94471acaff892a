/** The first screen is in the page's HTML, and the shell hydrates it without a visible change. */
import { SLOW } from '../../../api/src/testing/combinations';
import { holdScripts } from '../../harness/holdScripts';
import { expect, test } from '../../harness/test';
import { SITE_DIR } from '../../harness/siteDir';
import { liveComposition, pageOf } from '../site/site';

const routes = [
  '/login',
  ...Object.values(liveComposition().remotes).flatMap(({ current }) =>
    current.routes.map(({ path }) => path),
  ),
];

for (const path of routes) {
  test(`${path}: every class of the HTML has its style in the page`, () => {
    const html = pageOf(SITE_DIR, path);
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join('');
    const screen = /data-path="[^"]*"[^>]*>([^]*?)<noscript>/.exec(html)?.[1] ?? '';
    expect(screen).toContain('aria-label="Main"');
    const classes = new Set(
      [...screen.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    );
    const unknown = [...classes].filter(
      (name) => /-[0-9a-z]{1,2}-[0-9a-f]{5}$/.test(name) && !styles.includes(`.${name}`),
    );
    expect(unknown).toEqual([]);
  });
}

test('without scripts, a visitor sees the promise and links to every screen', SLOW, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /earn ₹250 with zero investment/ })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }),
  ).toHaveAttribute('href', '/plan');
  // It is not known yet whether a user is logged in.
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
});

test('the shell hydrates the page: the same elements, no layout shift, no console error', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const letScriptsGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: /earn ₹250 with zero investment/ });
  const brand = page.getByRole('banner').getByRole('link').first();
  for (const element of [heading, brand])
    await element.evaluate((node) => node.setAttribute('data-mark', ''));
  await letScriptsGo();
  await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
  await expect(heading).toHaveAttribute('data-mark', '');
  await expect(brand).toHaveAttribute('data-mark', '');
  expect(said).toEqual([]);
});

test('text and focus from before hydration are kept', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('asha@mail.in');
  await page.getByLabel('Remember me').check();
  await email.focus();
  await letScriptsGo();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(page.getByText('Please enter your email.')).toHaveCount(0);
  await expect(email).toHaveValue('asha@mail.in');
  await expect(page.getByLabel('Remember me')).toBeChecked();
});

test('the link of a mail shows no log-in form before the scripts', SLOW, async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/login?reset=code', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Loading: Log in' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await letScriptsGo();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
});

test('a tap on a button before its code is loaded takes effect once it is', SLOW, async ({ page }) => {
  const letScriptsGo = await holdScripts(page, /\/shell\.js$/);
  const entry = page.waitForResponse(/\/shell\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await (await entry).finished();
  // Before the entry has run nothing captures clicks.
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    expect(await page.evaluate(() => document.readyState)).not.toBe('loading');
  }).toPass();
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await letScriptsGo();
  await expect(page.getByText('Please enter your email.')).toBeVisible();
});

test(
  'a host that serves the page of home for every route still opens the right screen',
  SLOW,
  async ({ page, baseURL }) => {
    await page.route(`${baseURL}/plan`, (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf(SITE_DIR, '/') }),
    );
    await page.goto('/plan', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Recharge plans' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0);
  },
);

test('Back while the first screen renders opens the screen before it', SLOW, async ({ page }) => {
  // The last moment before the router listens to the address.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...of: Parameters<typeof listen>) => {
      if (of[0] === 'popstate') window.history.replaceState({}, '', '/plan');
      listen(...of);
    };
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Recharge plans' })).toBeVisible();
});
