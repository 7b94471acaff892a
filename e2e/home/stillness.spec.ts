import { layoutShift } from '../harness/layoutShift';
import { arriveAs, register } from '../harness/people';
import { expect, test } from '../harness/test';
import { recharge } from '../harness/earner';

for (const width of [320, 390, 480]) {
  test(`nothing jumps while home and plans load, ${width} px wide`, async ({ page, api }) => {
    const user = await register(api.url);
    await recharge(api, user, 0);
    await page.setViewportSize({ width, height: 800 });
    for (const action of ['getPlan', 'getUserTodayProgress']) {
      await page.route(`**/${action}`, async (route) => {
        await page.locator('[aria-busy=true]').first().waitFor();
        await route.continue();
      });
    }
    await arriveAs(page, user);
    await expect(page.getByRole('link', { name: 'Watch reels' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'View Details of Starter' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await page.goto('/plan');
    await expect(page.getByRole('button', { name: 'Recharge Now Starter' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  });
}
