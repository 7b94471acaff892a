import { layoutShift } from '../harness/layoutShift';
import { arriveAs, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { recharge } from '../harness/earner';
import { expectPlaying, SHORT_REELS } from './feedPage';

test.use({ mediaDir: SHORT_REELS });

for (const width of [320, 390, 480]) {
  test(`nothing jumps while current plans and the feed load, ${width} px wide`, async ({ page, api }) => {
    const user = await register(api.url);
    await recharge(api, user, 0);
    await page.setViewportSize({ width, height: 800 });
    for (const action of ['getUserPlans', 'getReelsByUserPlan']) {
      await page.route(`**/${action}`, async (route) => {
        await page.locator('[aria-busy=true]').first().waitFor();
        await route.continue();
      });
    }
    await arriveAs(page, user, '/current_plan');
    await page.getByRole('button', { name: 'Watch Video' }).waitFor();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto('/reels');
    await expectPlaying(page, 0);
    await expect(page.getByText('The first words of the lesson.')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
