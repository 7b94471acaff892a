/** Bad code in a release, with prefetch on: those who never open its screen notice nothing, those who do get over it. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { sampled } from '../../../api/src/testing/combinations';
import { BAD_CODE, HANGS, type BadCode } from './badCode';
import { brokenFiles, FAULTS, type Fault } from '../faults/faults';
import { startFaultServer, type FaultServer } from '../site/faultServer';
import { SITE_DIR } from '../../harness/siteDir';
import { liveComposition, slotOf } from '../site/site';
import { makeVariant } from '../site/variant';
import { signInAsAnyone } from '../site/visitor';

const REMOTE = 'mf-referrals';
/** Another tab's release counts as hung after 10 s. */
const LATER_MS = 11_000;

test.describe.configure({ mode: 'parallel' });

for (const bad of BAD_CODE) {
  test(`${bad.name}: users of other screens are not affected`, async ({ page }) => {
    const site = await siteWith(bad);
    await signInAsAnyone(page, { savesData: false });
    const fetched = page.waitForRequest(/mf-referrals\/broken\/remote\.js/);
    await page.goto(site.url);
    await fetched;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Referrals' }).hover();
    await expectOthersUnhurt(page, site);
    expect(reportsOf(site, 'broken')).toEqual([]);
    await site.stop();
  });

  test(`${bad.name}: users of the screen recover, and it is reported`, async ({ page, context }) => {
    const site = await siteWith(bad);
    await signInAsAnyone(page, { savesData: false });
    let open = page;
    await page.goto(`${site.url}/referrals`, { waitUntil: 'commit' });
    if (bad.onTap) await tapWhenOpen(page, site);
    if (bad.reports.includes('hang') && !bad.reports.includes('opened')) {
      open = await reopenLater(context, page, `${site.url}/referrals`);
    }
    for (let death = 1; death <= (bad.deaths ?? 0); death += 1) {
      open = await reopenLater(context, open, `${site.url}/referrals`, death);
      await expect
        .poll(() => reportsOf(site, 'broken').filter((kind) => kind === 'hang'), { message: 'hangs' })
        .toHaveLength(death);
      if (death !== bad.deaths) await tapWhenOpen(open, site);
    }
    await expect.poll(() => reportsOf(site, bad.seen), { message: 'the screen opens' }).toContain('opened');
    await open.mouse.click(5, 400);
    await expectOthersUnhurt(open, site);
    // Two that are sent at the same time may arrive in any order.
    const kinds = () => (bad.deaths ? [...new Set(reportsOf(site, 'broken'))] : reportsOf(site, 'broken'));
    await expect.poll(() => kinds().toSorted(), { message: 'reports' }).toEqual(bad.reports.toSorted());
    await site.stop();
  });
}

// The matrix has every fault; here they meet a user of another screen.
for (const fault of sampled(FAULTS, 6)) {
  test(`${fault.name}, prefetched: users of other screens are not affected`, async ({ page }) => {
    const site = await siteWith(fault);
    for (const path of brokenFiles(Object.keys(slotOf(REMOTE).current.files), fault)) {
      if (fault.host) site.misbehave(`/${REMOTE}/broken/${path}`, fault.host.how);
    }
    await signInAsAnyone(page, { savesData: false });
    await page.goto(site.url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Referrals' }).hover();
    await expectOthersUnhurt(page, site);
    // The declared range tells without any code that a release does not fit.
    const reports = fault.kind === 'incompatible' ? ['incompatible'] : [];
    await expect.poll(() => reportsOf(site, 'broken')).toEqual(reports);
    await site.stop();
  });
}

/** Fault built into a release itself. */
type ReleaseFault = Pick<BadCode, 'script' | 'style'> & Pick<Fault, 'release'>;

/** The live site with a bad release of one remote, and a good one before it. */
async function siteWith({ script = '', style = '', release = {} }: ReleaseFault): Promise<FaultServer> {
  const site = await startFaultServer({ siteDir: SITE_DIR });
  const { current } = slotOf(REMOTE);
  const broken = makeVariant(REMOTE, current, 'broken', script, style);
  const good = makeVariant(REMOTE, current, 'good');
  site.serve(broken);
  site.serve(good);
  const live = liveComposition();
  const slot = { current: { ...broken.release, ...release }, previous: good.release };
  site.composition = { ...live, id: 'bad-code', remotes: { ...live.remotes, [REMOTE]: slot } };
  return site;
}

/** Taps the screen of the broken release once it is open, and stored as that. The page may never answer the tap. */
async function tapWhenOpen(page: Page, site: FaultServer): Promise<void> {
  await expect.poll(() => reportsOf(site, 'broken'), { message: 'it opens' }).toContain('opened');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('openScreen '))), {
      message: 'it is stored as open',
    })
    .toBe(true);
  void page.mouse.click(5, 400).catch(() => undefined);
}

/** Closes a tab that hangs, and opens the screen in a new one. */
async function reopenLater(context: BrowserContext, hung: Page, url: string, times = 1): Promise<Page> {
  await expect.poll(() => saysThatItHangs(hung), { message: 'the tab hangs' }).toBe(true);
  void hung.close();
  const page = await context.newPage();
  await signInAsAnyone(page, { savesData: false });
  await page.addInitScript((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, LATER_MS * times);
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

/** Not asked of the tab itself, since on a busy machine one that works may be as silent. */
async function saysThatItHangs(page: Page): Promise<boolean> {
  const messages = await page.consoleMessages();
  return messages.some((message) => message.text() === HANGS);
}

/** The frame is whole, other screens open and answer, and the language is as it was. */
async function expectOthersUnhurt(page: Page, site: FaultServer): Promise<void> {
  await open(page, site, 'mf-plans', '/plan');
  await expect(page.getByRole('heading', { level: 1, name: /plans/i })).toBeVisible();
  await open(page, site, 'mf-home', '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await page.evaluate(() => [1].map((one) => one + 1))).toEqual([2]);
}

/** Opens another screen as a script does: a bad style may have hidden the navigation. */
async function open(page: Page, site: FaultServer, remote: string, path: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  await nav.locator(`a[href="${path}"]`).dispatchEvent('click');
  await expect
    .poll(() => kindsOf(site, remote, slotOf(remote).current.id), { message: `reports of ${remote}` })
    .toContain('opened');
  // On a busy machine any page may not answer for a moment.
  const others = kindsOf(site, remote, slotOf(remote).current.id).filter(
    (kind) => kind !== 'opened' && kind !== 'slow',
  );
  expect(others, `errors of ${remote}`).toEqual([]);
}

function reportsOf(site: FaultServer, release: string): string[] {
  return kindsOf(site, REMOTE, release);
}

function kindsOf({ reports }: FaultServer, remote: string, release: string): string[] {
  return reports.filter((one) => one.remote === remote && one.release === release).map(({ kind }) => kind);
}
