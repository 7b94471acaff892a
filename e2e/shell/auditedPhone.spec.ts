/** On the phone of Lighthouse's audits no screen opens with a target partly under the bottom navigation. */
import { findViolations } from '../harness/axe';
import { freeUser } from '../harness/earner';
import { signInInBrowser } from '../harness/people';
import { expect, test } from '../harness/test';
import { liveComposition } from '../federation/site/site';

test.use({ viewport: { width: 412, height: 823 } });

const { remotes } = liveComposition();
const paths = Object.values(remotes).flatMap(({ current }) => current.routes.map(({ path }) => path));

for (const path of [...paths, '/login']) {
  test(`${path}: every target is large enough when the screen opens`, async ({ page, api }) => {
    const user = await freeUser(api);
    if (path === '/login') await page.goto(path);
    else await signInInBrowser(page, user, path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    // A partly covered target counts with the size of its visible part.
    expect(await findViolations(page, ['target-size'])).toEqual([]);
  });
}
