/** Remotes of teams that build with the stock plugins, in the pinned version and the two minor versions before it. */
// Types of the runtime's own list of instances.
import type {} from '@module-federation/runtime-tools/runtime';
import { expect, test, type Page } from '@playwright/test';
import type { LoadErrorKind } from '@reelrupee/contract/loadError';
import { sampled } from '../../../api/src/testing/combinations';
import { nameOf, VARIANTS, type Variant } from '../../interop/build/variants';
import { startFaultServer, type FaultServer, type InjectedFault } from '../site/faultServer';
import { SITE_DIR } from '../../harness/siteDir';
import { liveComposition, slotOf } from '../site/site';
import { stockRelease } from './stockRelease';
import { makeVariant, type Variant as StockRelease } from '../site/variant';
import { signInAsAnyone } from '../site/visitor';

const REMOTE = 'mf-referrals';

interface HostFault {
  name: string;
  how: InjectedFault;
  /** Text in the one file that it happens to; absent when it happens to all. */
  text?: string;
  kind: LoadErrorKind;
}

const HOST_FAULTS: HostFault[] = [
  { name: 'a dead host', how: 'status 404', kind: 'unreachable' },
  { name: 'a changed chunk', how: 'changed', text: 'Built by another team', kind: 'integrity' },
];

test.describe.configure({ mode: 'parallel' });

// Each bundler, each with another version.
for (const variant of sampled(VARIANTS, 4)) {
  const title = `${variant.bundler}, plugin ${variant.minor}`;

  test(`${title}: opens with the React and the session of the shell, and loads its chunk`, async ({
    page,
  }) => {
    const { site } = await siteWith(variant);
    await signInAsAnyone(page);
    await page.goto(`${site.url}/referrals`);
    await expect(page.getByRole('heading', { name: 'Built by another team for Asha' })).toBeVisible();
    await page.getByRole('button', { name: 'Tapped 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Tapped 1 times' })).toBeVisible();
    expect(await hasReactOfShell(page)).toBe(true);
    await page.goto(`${site.url}/referralList`);
    await expect(page.getByRole('heading', { name: 'In a chunk of its own' })).toBeVisible();
    await expect.poll(() => kindsOf(site, nameOf(variant))).toEqual(['opened', 'opened']);
    await site.stop();
  });

  for (const fault of HOST_FAULTS) {
    test(`${title}: ${fault.name} opens the release before it`, async ({ page }) => {
      const { site, stock } = await siteWith(variant);
      const [file] = [...stock.files].find(([, content]) => fault.text && content.includes(fault.text)) ?? [
        '',
      ];
      site.misbehave(`/${REMOTE}/${nameOf(variant)}/${file}`, fault.how);
      await signInAsAnyone(page);
      await page.goto(`${site.url}/referrals`);
      await expect
        .poll(() => kindsOf(site, 'good'), { message: 'the release before it' })
        .toEqual(['opened']);
      expect(kindsOf(site, nameOf(variant))).toEqual([fault.kind]);
      await expect(page.getByTestId('interop')).toHaveCount(0);
      await site.stop();
    });
  }
}

/** The live site with a build of a stock plugin in place of one remote, and a release of ours before it. */
async function siteWith(variant: Variant): Promise<{ site: FaultServer; stock: StockRelease }> {
  const site = await startFaultServer({ siteDir: SITE_DIR });
  const { current } = slotOf(REMOTE);
  const stock = await stockRelease(REMOTE, current, variant);
  const good = makeVariant(REMOTE, current, 'good');
  site.serve(stock);
  site.serve(good);
  const live = liveComposition();
  const slot = { current: stock.release, previous: good.release };
  site.composition = { ...live, id: nameOf(variant), remotes: { ...live.remotes, [REMOTE]: slot } };
  return { site, stock };
}

/** True if the screen runs on the React that the shell shares: both have the same hook function. */
function hasReactOfShell(page: Page): Promise<boolean> {
  return page.getByTestId('interop').evaluate(async (root: HTMLElement & { useState?: unknown }) => {
    const shell = window.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
    const [shared] = Object.values(shell?.shareScopeMap['default']?.['react'] ?? {});
    const react = (await (shared as { get: () => Promise<() => object> }).get())();
    return root.useState !== undefined && root.useState === Reflect.get(react, 'useState');
  });
}

function kindsOf({ reports }: FaultServer, release: string): string[] {
  return reports.filter((one) => one.remote === REMOTE && one.release === release).map(({ kind }) => kind);
}
