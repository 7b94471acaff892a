import { ALL_COMBINATIONS } from '../../api/src/testing/combinations';
import { newPerson } from '../harness/people';
import { signUpByForm, submitSignUp } from '../harness/signUp';
import { expect, test } from '../harness/test';
import { SHORT_REELS } from '../reels/feedPage';

// A real lesson, watched to its end; a quick run has a short one, as the other tests do.
test.use(ALL_COMBINATIONS ? {} : { mediaDir: SHORT_REELS });

test('a visitor signs up, activates the free plan, watches a reel and sees ₹0.50 everywhere [NAV-6, LOGIN-3, LOGIN-6, RECHARGE-14, CURRENT-4, REELS-2, REELS-3, REELS-6, REELS-10]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up & Start Earning' }).click();
  await submitSignUp(page);
  await expect(page.getByText('Please provide a valid full name.')).toBeVisible();
  await expect(page.getByText('Please provide a password (min 6 characters).')).toBeVisible();
  await signUpByForm(page, newPerson());
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Registration successful!');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();

  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Free' })
    .getByRole('button', { name: 'Recharge Now' })
    .click();
  await page.getByRole('button', { name: 'Activate Free Plan' }).click();
  await expect(page).toHaveURL('/current_plan');
  await page.getByRole('button', { name: 'Watch Video' }).click();

  await expect(page).toHaveURL('/reels');
  const video = page.locator('video').first();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
  await expect(page.getByText('Earned ₹0.50')).toBeVisible();

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('progressbar', { name: 'Free Plan: today’s reels' })).toHaveAttribute(
    'aria-valuenow',
    '10',
  );
  await expect(page.getByText('₹0.50').first()).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('₹0.50').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull();
});
