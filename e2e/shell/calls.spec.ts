import { mustCall } from '../../api/src/testing/apiClient';
import { fillLogIn, logIn, logInButton } from '../harness/logIn';
import { signInInBrowser, register } from '../harness/people';
import { pauseClock } from '../harness/popups';
import { delayReply } from '../harness/replies';
import { expect, test } from '../harness/test';
import { SLOW } from '../../api/src/testing/combinations';

test('a call is a multipart POST to the action’s name with Range and the stored token [CALL-1, SESSION-2]', async ({
  page,
  api,
}) => {
  const user = await register(api.url);
  const asked = page.waitForRequest('**/getUserProfile');
  await signInInBrowser(page, user, '/profile');
  const request = await asked;
  const headers = await request.allHeaders();
  expect(request.method()).toBe('POST');
  expect(headers).toMatchObject({ range: 'bytes=0-', authorization: `Bearer ${user.token}` });
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.postData()).toContain(user._id);
});

test(
  'a call has no time limit: its reply counts after an hour, too [CALL-1]',
  SLOW,
  async ({ page, api }) => {
    const { email } = await register(api.url);
    await page.clock.install();
    await page.goto('/login');
    await pauseClock(page);
    const letReplyGo = await delayReply(page, '**/userLogin');
    const sent = page.waitForRequest('**/userLogin');
    await logIn(page, { email, password: 'secret123' });
    await sent;
    await page.clock.runFor(60 * 60 * 1000);
    letReplyGo();
    await expect(page.getByRole('alertdialog', { name: 'Login successful!' })).toBeVisible();
  },
);

test('the token of authorization is used without a jwtToken [SESSION-2]', SLOW, async ({ page, api }) => {
  const user = await register(api.url);
  await signInInBrowser(page, user, '/plan');
  await page.evaluate(() => localStorage.removeItem('jwtToken'));
  const asked = page.waitForRequest('**/getUserProfile');
  await page.goto('/profile');
  expect((await asked).headers()['authorization']).toBe(`Bearer ${user.token}`);
  await expect(page.getByText(user.name)).toBeVisible();
});

test('videos come from the media path and the reel’s videoUrl [CALL-5]', async ({ page, api }) => {
  const user = await register(api.url);
  const plans = await mustCall(api.url, 'getPlan', {});
  const planId = plans.find((plan) => plan.isFree)?._id ?? '';
  await mustCall(api.url, 'rechargePlan', { userId: user._id, planId }, user.token);
  const reels = await mustCall(api.url, 'getReelsByUserPlan', { userId: user._id, planId }, user.token);
  const video = page.waitForRequest(`**/media/${reels[0]?.videoUrl}`);
  await signInInBrowser(page, user, '/reels');
  expect((await video).headers()['range']).toMatch(/^bytes=/);
});

test('the loading overlay covers the app only while a task takes long [NAV-4]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await fillLogIn(page);
  const letReplyGo = await delayReply(page, '**/userLogin');
  await pauseClock(page);
  const sent = page.waitForRequest('**/userLogin');
  await logInButton(page).click();
  await sent;
  const overlay = page.getByRole('status', { name: 'Loading' });
  await page.clock.runFor(300);
  await expect(overlay).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(overlay).toBeVisible();
  letReplyGo();
  await expect(overlay).toHaveCount(0);
});
