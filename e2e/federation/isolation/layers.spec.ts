/** Cascade layers: a remote's rules lose against the shell's, even with selectors that the contract check would refuse. */
import { expect, test, type Page } from '@playwright/test';
import { startFaultServer, type FaultServer } from '../site/faultServer';
import { SITE_DIR } from '../../harness/siteDir';
import { liveComposition, slotOf } from '../site/site';
import { makeVariant } from '../site/variant';
import { signInAsAnyone } from '../site/visitor';

const REMOTE = 'mf-referrals';

test('more specific rules of a remote change nothing that the shell sets', async ({ page, browser }) => {
  const plain = await startFaultServer({ siteDir: SITE_DIR });
  await openReferrals(page, plain);
  const before = await navigationStyles(page);
  const rules = await hostileRules(page);
  await plain.stop();

  for (const { css, isHarmless } of [
    { css: `@layer remotes.${REMOTE} { ${rules} }`, isHarmless: true },
    // The same rules do harm outside of the layer.
    { css: rules, isHarmless: false },
  ]) {
    const site = await siteWithStyle(css);
    const context = await browser.newContext();
    const visit = await context.newPage();
    await openReferrals(visit, site);
    const changed = async () => {
      const after = await navigationStyles(visit);
      return after.filter((style, index) => style !== before[index]);
    };
    if (isHarmless) expect(await changed()).toEqual([]);
    else await expect.poll(changed).not.toEqual([]);
    await context.close();
    await site.stop();
  }
});

async function siteWithStyle(style: string): Promise<FaultServer> {
  const site = await startFaultServer({ siteDir: SITE_DIR });
  const variant = makeVariant(REMOTE, slotOf(REMOTE).current, 'hostile', '', style);
  site.serve(variant);
  const live = liveComposition();
  const slot = { current: variant.release };
  site.composition = { ...live, id: 'hostile', remotes: { ...live.remotes, [REMOTE]: slot } };
  return site;
}

async function openReferrals(page: Page, { url }: FaultServer): Promise<void> {
  await signInAsAnyone(page, { savesData: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}/referrals`);
  await expect(page.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Invite', { exact: false }).first()).toBeVisible();
}

/** The computed styles of the navigation and of all elements in it, one for each property. */
function navigationStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav, nav *')].flatMap((element, index) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${element.tagName} ${index} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );
}

/** Every rule of the shell that styles the navigation, undone by a more specific one. */
function hostileRules(page: Page): Promise<string> {
  return page.evaluate(() => {
    const found: string[] = [];
    const parts = [...document.querySelectorAll('nav, nav *')];
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('::')) continue;
      if (!parts.some((part) => part.matches(rule.selectorText))) continue;
      const undone = [...rule.style].filter((name) => !name.startsWith('--')).map((name) => `${name}: unset`);
      found.push(`html:root body :is(${rule.selectorText}) { ${undone.join('; ')} }`);
    }
    return found.join('\n');
  });
}
