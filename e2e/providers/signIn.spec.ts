/** Replies that a provider may send to a sign-in. */
import type { Page } from '@playwright/test';
import type { Reply } from './providerServer';
import { logIn } from '../harness/logIn';
import { expect, test } from './test';
import { SLOW } from '../../api/src/testing/combinations';

/** The keys of a session that the browser stores. */
const SESSION_KEYS = ['login', 'loginData', 'userType', 'authorization', 'jwtToken', 'reelrupee.session'];

const stored = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), SESSION_KEYS);

for (const [what, answer, text, url] of [
  ['code 401', { code: 401, msg: 'Wrong password' }, 'Wrong password', '/login'],
  ['code 404', { code: 404, msg: 'No such user' }, 'No such user', '/login'],
  ['HTTP 401', { status: 401, text: '{"code":401,"msg":"Wrong password"}' }, 'Wrong password', '/'],
  ['HTTP 404', { status: 404, text: '{"code":404,"msg":"No such user"}' }, 'No such user', '/'],
] as [string, Reply, string, string][]) {
  test(`a log-in with the reply ${what} shows the reason [ERR-2]`, SLOW, async ({ page, provider }) => {
    provider.answer = () => answer;
    await page.goto('/login');
    await logIn(page);
    await expect(page.getByRole('alertdialog', { name: text })).toBeVisible();
    await expect(page).toHaveURL(url);
    expect(await stored(page)).toEqual([]);
  });
}

for (const [what, data] of [
  ['no data', null],
  ['no token', { _id: 'user-1', name: 'Asha' }],
  ['no id', { token: 'secret', name: 'Asha' }],
  ['a list', [{ _id: 'user-1', token: 'secret' }]],
]) {
  test(`a successful log-in with ${what as string} is a failure with a message`, async ({
    page,
    provider,
  }) => {
    provider.answer = () => ({ code: 200, msg: 'Welcome', data });
    await page.goto('/login');
    await logIn(page);
    await expect(
      page.getByRole('alertdialog', { name: 'Something went wrong, please try again.' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await stored(page)).toEqual([]);
  });
}

test(
  'a log-in without remember-me holds in all tabs, and ends with the browser [LOGIN-5]',
  SLOW,
  async ({ page, context }) => {
    await page.goto('/login');
    await logIn(page);
    await expect(page).toHaveURL('/');
    const second = await context.newPage();
    await second.goto('/profile');
    await expect(second.getByText('₹876.50')).toBeVisible();
    // On exit a browser deletes the cookies that have no date.
    const cookies = await context.cookies();
    expect(cookies.map(({ expires }) => expires)).toEqual(cookies.map(() => -1));
    await context.clearCookies();
    const restarted = await context.newPage();
    await restarted.goto('/');
    await expect(restarted.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
    expect(await stored(restarted)).toEqual([]);
  },
);

test('fields dropped from a reply are reported [BOUNDARY-3]', async ({ page, provider }) => {
  const honest = provider.answer;
  provider.answer = (action, payload) =>
    action === 'getPlan' ? { code: 200, msg: '', data: [{ title: 'No id' }] } : honest(action, payload);
  await page.goto('/plan');
  await expect(page.getByText('No Plans Available')).toBeVisible();
  await expect
    .poll(() => provider.reports.filter(({ kind }) => kind === 'reply'))
    .toEqual([expect.objectContaining({ kind: 'reply', remote: 'provider', message: 'getPlan data[]' })]);
});

test('the first calls of a page are aborted when its screen is left', async ({ page, provider }) => {
  const { answer } = provider;
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  await page.route('**/getPlan', () => undefined);
  await page.goto('/plan');
  await page.locator('#root:not([data-path])').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => aborted).toContain('/getPlan');
  provider.answer = answer;
});
