/** Releases under a running browser session, and what its user sees of them. */
import type { Page } from '@playwright/test';
import { readAudit } from '@reelrupee/registry/store/auditLog';
import { promoteRemote } from '@reelrupee/registry/switch/releaseRemote';
import { rollBackRemote } from '@reelrupee/registry/switch/rollBackRemote';
import { step } from '@reelrupee/registry/switch/step';
import type { Change } from '@reelrupee/registry/switch/applyChange';
import { requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { THROWS_IN_RENDER } from '../faults/faults';
import { startFaultServer, type FaultServer } from '../site/faultServer';
import type { OwnTarget } from '../site/ownTarget';
import { browserInBucket } from '../canary/browserInBucket';
import { expect, test } from '../site/test';
import { signInAsAnyone } from '../site/visitor';

const REMOTE = 'mf-plans';

test('a release is taken by an open tab at its next navigation, and a rollback too', async ({
  page,
  own,
  ownSite,
}) => {
  await open(page, ownSite, '/plan');
  const before = await shown(ownSite, '/plan');
  await change(own, { kind: 'release', release: await own.build(REMOTE, '9.0.0-second') });
  // Nothing changes under the user's hands.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shown(ownSite, '/plan')).toBe(before);

  await noticeAndGo(page, 'Referrals');
  await go(page, 'Plans');
  await expect.poll(() => shown(ownSite, '/plan')).toBe('9.0.0-second');

  await rollBackRemote(own.store, REMOTE, 'prices were wrong');
  await noticeAndGo(page, 'Referrals');
  await go(page, 'Plans');
  await expect.poll(() => shown(ownSite, '/plan')).toBe(before);
  expect((await readAudit(own.store)).at(-1)).toMatchObject({
    action: 'rollback',
    release: before,
    withdrawn: '9.0.0-second',
    reason: 'prices were wrong',
  });
});

test('a canary reaches its share of browsers, and after its promotion everyone', async ({ browser, own }) => {
  await change(own, { kind: 'canary', release: await own.build(REMOTE, '9.0.0-canary'), percent: 10 });
  const [chosen, other] = await Promise.all([9, 10].map((bucket) => openInBucket(bucket)));
  expect(chosen).toBe('9.0.0-canary');
  expect(other).not.toBe('9.0.0-canary');
  await promoteRemote(own.store, REMOTE);
  expect(await openInBucket(99)).toBe('9.0.0-canary');

  async function openInBucket(bucket: number): Promise<string | undefined> {
    const context = await browser.newContext();
    const listener = await startFaultServer({ siteDir: own.store.public });
    const page = await context.newPage();
    await page.addInitScript((place) => Object.assign(localStorage, place), browserInBucket(bucket, REMOTE));
    await signInAsAnyone(page);
    await page.goto(`${listener.url}/plan`, { waitUntil: 'commit' });
    await expect.poll(() => listener.reports.some(({ kind }) => kind === 'opened')).toBe(true);
    const opened = listener.reports.find(({ kind }) => kind === 'opened')?.release;
    await context.close();
    await listener.stop();
    return opened;
  }
});

test('a broken release costs nobody the screen: the one before it takes over', async ({
  page,
  own,
  ownSite,
}) => {
  await open(page, ownSite, '/plan');
  const before = await shown(ownSite, '/plan');
  await change(own, { kind: 'release', release: await own.build(REMOTE, '9.0.0-broken', THROWS_IN_RENDER) });
  await noticeAndGo(page, 'Referrals');
  await go(page, 'Plans');
  await expect
    .poll(() => ownSite.reports.map(({ kind, release }) => `${release} ${kind}`))
    .toContain('9.0.0-broken render');
  await expect.poll(() => shown(ownSite, '/plan')).toBe(before);
  await expect(page.getByRole('alert', { name: 'did not open' })).toHaveCount(0);
});

test('a tab whose release is gone from the host recovers by one reload', async ({ page, own, ownSite }) => {
  await open(page, ownSite, '/referrals');
  const stale = await shown(ownSite, '/referrals');
  await change(own, { kind: 'release', release: await own.build(REMOTE, '9.0.0-second') });
  // All that this tab knows of the remote is pruned.
  for (const gone of (await readAudit(own.store)).filter(({ name }) => name === REMOTE)) {
    if (gone.release !== '9.0.0-second') ownSite.misbehave(`/${REMOTE}/${gone.release}/`, 'status 404');
  }
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await go(page, 'Plans');
  await expect.poll(() => shown(ownSite, '/plan')).toBe('9.0.0-second');
  expect(stale).toBeDefined();
  // One by the click, one by the reload.
  expect(loads).toBe(2);
});

/** The last opened release of the remote that renders a path. */
async function shown(ownSite: FaultServer, path: string): Promise<string | undefined> {
  const remote = path === '/plan' ? REMOTE : 'mf-referrals';
  const isOpening = (report: { kind: string; remote: string }) =>
    report.kind === 'opened' && report.remote === remote;
  await expect.poll(() => ownSite.reports.some(isOpening)).toBe(true);
  return ownSite.reports.findLast(isOpening)?.release;
}

async function change(own: OwnTarget, to: Change): Promise<void> {
  await switchLive(own.store, (live) => step(requireLive(live), REMOTE, to, {}));
}

async function open(page: Page, ownSite: FaultServer, path: string): Promise<void> {
  await signInAsAnyone(page);
  await page.goto(ownSite.url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** The tab becomes visible, notices the update, and its user navigates. */
async function noticeAndGo(page: Page, label: string): Promise<void> {
  const looked = page.waitForResponse(/composition\.json/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await looked).finished();
  await Promise.all([page.waitForEvent('load'), go(page, label)]);
}

async function go(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
}
