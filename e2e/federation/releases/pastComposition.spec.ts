/** Compositions that were live open again in one tab, and a search among them names a bad release. */
import type { Release } from '@reelrupee/federation/composition/composition';
import { bisectCompositions } from '@reelrupee/registry/history/bisectCompositions';
import { createPastCompositionLink } from '@reelrupee/registry/history/createPastCompositionLink';
import { buildService } from '@reelrupee/registry/service/buildService';
import { bisectHere } from '@reelrupee/registry/team/bisectHere';
import { registryClient } from '@reelrupee/registry/team/registryClient';
import { addTeam } from '@reelrupee/registry/testing/team';
import { shellManifest } from '@reelrupee/registry/store/findManifest';
import { step } from '@reelrupee/registry/switch/step';
import { shellStep } from '@reelrupee/registry/switch/releaseShell';
import { readLive, requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { SLOW } from '../../../api/src/testing/combinations';
import { startFaultServer } from '../site/faultServer';
import type { OwnTarget } from '../site/ownTarget';
import { expect, test } from '../site/test';

const REMOTE = 'mf-plans';
const OTHER = 'mf-wallet';
const MARK = 'document.documentElement.dataset.release';

/** Makes two releases live, one after the other; gives the first composition. */
async function releaseTwo({ store, build }: OwnTarget, reason: string): Promise<string> {
  const ids = ['9.0.0-old', '9.1.0-new'];
  const built = await Promise.all(ids.map((id) => build(REMOTE, id, `${MARK} = "${id}";`)));
  const compositions = [];
  for (const release of built) {
    const { composition } = await switchLive(
      store,
      (live) => step(requireLive(live), REMOTE, { kind: 'release', release }, { reason }),
      { by: 'asha' },
    );
    compositions.push(composition.id);
  }
  return compositions[0] ?? '';
}

/** Releases a copy of the live shell, with an attribute in its pages. */
async function releaseShell({ store }: OwnTarget, id: string): Promise<void> {
  const live = requireLive(await readLive(store)).shell.release;
  const manifest = await shellManifest(store, live);
  const folder = await store.stagingFolder();
  await store.copyFiles({ name: 'shell', id: live }, folder);
  const template = manifest.template.replace('<html', `<html data-shell="${id}"`);
  const next = { ...manifest, id, template };
  await store.publish({ folder, manifest: next, code: {} });
  await switchLive(store, (current) => shellStep(store, current, next));
}

test('a past composition opens in one tab, shell and remotes, with who and why', async ({
  page,
  context,
  own,
  ownSite,
}) => {
  const old = await releaseTwo(own, 'Diwali prices');
  await releaseShell(own, '9.1.0-shell');
  const { address } = await createPastCompositionLink(own.store, old, {
    site: ownSite.url,
    hours: 1,
    now: Date.now(),
  });

  await page.goto(address);
  await expect(page.getByText(`Composition ${old}, live since`)).toBeVisible();
  await page.goto(`${ownSite.url}/plan`);
  await expect(page.locator('html[data-release="9.0.0-old"]')).toBeAttached();
  await expect(page.locator('html[data-shell]')).not.toBeAttached();
  await expect(page.getByRole('heading', { name: 'Plans' }).first()).toBeVisible();

  await page.goto(`${ownSite.url}/federation`);
  const heading = page.getByRole('heading', { name: 'This composition was live before' });
  const section = page.locator('section').filter({ has: heading });
  await expect(section).toContainText('asha');
  await expect(section).toContainText('Diwali prices');

  const other = await context.newPage();
  await other.goto(`${ownSite.url}/plan`);
  await expect(other.locator('html[data-shell="9.1.0-shell"][data-release="9.1.0-new"]')).toBeAttached();

  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.locator('html[data-shell="9.1.0-shell"]')).toBeAttached();
  await expect(page.getByText('live since')).toBeHidden();
});

test('a link that has expired leaves the live site', async ({ page, own, ownSite }) => {
  const old = await releaseTwo(own, 'Diwali prices');
  const link = { site: ownSite.url, hours: 1, now: Date.now() - 2 * 3_600_000 };
  const { address } = await createPastCompositionLink(own.store, old, link);
  await page.goto(address);
  await expect(page.getByText('this link is not valid, or no longer')).toBeVisible();
  await page.goto(`${ownSite.url}/plan`);
  await expect(page.locator('html[data-release="9.1.0-new"]')).toBeAttached();
});

test(
  'the release that broke a screen is named among 64 compositions in at most 6 loads, after one of each end',
  SLOW,
  async ({ page, own }) => {
    const built = await Promise.all(['a', 'b', 'c'].map((end) => own.build(OTHER, `9.0.0-${end}`)));
    const fine = await own.build(REMOTE, '9.3.0-fine', `${MARK} = "fine";`);
    const broken = await own.build(REMOTE, '9.4.0-broken', `${MARK} = "broken";`);
    const switchTo = (name: string, release: Release) =>
      switchLive(own.store, (live) => step(requireLive(live), name, { kind: 'release', release }, {}), {
        by: 'asha',
      });
    const { id: good } = (await switchTo(REMOTE, fine)).composition;
    for (let index = 1; index <= 64; index += 1) {
      const other = built[index % built.length];
      if (!other) throw new Error('Nothing was built.');
      await (index === 41 ? switchTo(REMOTE, broken) : switchTo(OTHER, other));
    }
    let loads = 0;
    const { first, runs } = await bisectCompositions(own.store, {
      good,
      passes: async (siteDir) => {
        loads += 1;
        const server = await startFaultServer({ siteDir });
        await page.goto(`${server.url}/plan`);
        await expect(page.locator('html[data-release]')).toBeAttached();
        const isBroken = await page.locator('html[data-release="broken"]').count();
        await server.stop();
        return isBroken === 0;
      },
      say: () => undefined,
      now: Date.now(),
    });
    expect(first.entries).toMatchObject([{ name: REMOTE, release: '9.4.0-broken', by: 'asha' }]);
    expect(loads).toBe(runs + 2);
    expect(runs).toBeLessThanOrEqual(6);
  },
);

test('a team finds the release that broke a screen: its pages are served in front of the live site', async ({
  page,
  own,
  ownSite,
}) => {
  const { id: good } = requireLive(await readLive(own.store));
  await releaseTwo(own, 'Diwali prices');
  const { token } = await addTeam(own.store, OTHER);
  const service = buildService({ store: own.store, audience: 'http://registry.test', site: ownSite.url });
  const registry = await service.listen({ port: 0, host: '127.0.0.1' });
  const client = registryClient(registry, () => Promise.resolve(token));
  const opened: string[] = [];
  const { first } = await bisectHere(client, OTHER, {
    good,
    passes: async (url) => {
      await page.goto(`${url}/plan`);
      await expect(page.getByRole('heading', { name: 'Plans' }).first()).toBeVisible();
      if (await page.evaluate(() => document.documentElement.outerHTML.includes('9.1.0-new'))) return false;
      opened.push(url);
      // After the good end.
      if (opened.length > 1) await expect(page.locator('html[data-release="9.0.0-old"]')).toBeAttached();
      return true;
    },
    say: () => undefined,
  });
  expect(first.changes).toEqual([expect.stringContaining(`asha  release ${REMOTE} 9.1.0-new`)]);
  await service.close();
});
