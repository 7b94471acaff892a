/** {live, next} shell × {live, next} remotes: teams release in any order, and the app works after each step. */
import { expect, test } from '@playwright/test';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { renderSite } from '@reelrupee/registry/prerender/renderSite';
import { openFolderStore } from '@reelrupee/registry/store/folder/folderStore';
import {
  readLive,
  requireLive,
  sealComposition,
  switchLive,
  type Content,
} from '@reelrupee/registry/switch/switch';
import { SLOW } from '../../../api/src/testing/combinations';
import { startFaultServer } from '../site/faultServer';
import { buildNext, LIVE_PLATFORM, markOf, NEXT_PLATFORM } from './nextSources';
import { copyTarget, type OwnTarget } from '../site/ownTarget';
import { signInAsAnyone } from '../site/visitor';

test.describe.configure({ mode: 'default' });

let own: OwnTarget;
let live: Composition;
let next: Composition;

test.beforeAll(async () => {
  // Builds everything a second time, which a busy machine may take more than one test's time for.
  test.setTimeout(600_000);
  own = copyTarget();
  live = requireLive(await readLive(own.store));
  const sources = await buildNext();
  next = requireLive(await readLive(openFolderStore(sources.root)));
  // Both lines of releases are in one store, as after release commands.
  for (const name of ['shell', ...Object.keys(next.remotes)]) {
    cpSync(join(sources.root, 'public', name), join(own.store.public, name), { recursive: true });
  }
  sources.remove();
});
test.afterAll(() => own.remove());

for (const shell of ['live', 'next'] as const) {
  for (const remotes of ['live', 'next'] as const) {
    test(`${shell} shell with ${remotes} remotes: every remote opens`, SLOW, async ({ page }) => {
      // Without the contract check, as a host with a stale page could combine them.
      await makeLive(sealComposition(compose(shell, remotes)));
      const server = await startFaultServer({ siteDir: own.store.public });
      await signInAsAnyone(page);
      await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
      const nav = page.getByRole('navigation', { name: 'Main' });
      const isMarked = async (name: string) => (await page.getByText(markOf(name)).count()) === 1;
      // In the live shell, a remote that needs the next platform falls back to its live release.
      const runs = shell === 'next' && remotes === 'next' ? next : live;
      for (const [remote, { current }] of Object.entries(runs.remotes)) {
        await nav.locator(`a[href="${current.routes[0]?.path ?? ''}"]`).click();
        await expect
          .poll(() => server.reports)
          .toContainEqual(expect.objectContaining({ kind: 'opened', remote, release: current.id }));
        expect(await isMarked(remote), `${remote} is the next one`).toBe(runs === next);
      }
      expect(await isMarked('shell')).toBe(shell === 'next');
      await server.stop();
    });
  }
}

test(
  'the contract check refuses remotes that the live shell cannot serve, and accepts them after the next shell',
  SLOW,
  async () => {
    // It compiles the sources of each remote against the types of either shell.
    test.slow();
    await makeLive(live);
    const release = (content: Content) => switchLive(own.store, () => ({ next: content, audit: [] }));
    const refusal = await release(compose('live', 'next')).catch(String);
    const id = next.remotes['mf-home']?.current.id ?? '';
    expect(refusal).toContain(
      `mf-home ${id}: mf-home/remote.json needs platform ^${NEXT_PLATFORM}; shell ${live.shell.release} provides ${LIVE_PLATFORM}`,
    );
    expect(refusal).toContain(
      `mf-home ${id}: mf-home/src/remote.tsx imports markPage from @reelrupee/platform`,
    );
    await release(compose('next', 'live'));
    await release(compose('next', 'next'));
    // A rollback is refused while remotes need features that the older shell lacks.
    await expect(release(compose('live', 'next'))).rejects.toThrow(/violations; nothing was switched/);
  },
);

async function makeLive(composition: Composition): Promise<void> {
  const { id: site, files } = await renderSite(own.store, composition, {
    config: await own.store.config(),
    data: [],
  });
  const after = (await own.store.head())?.number ?? 0;
  const pruned = { releases: [], sites: [] };
  const at = new Date().toISOString();
  await own.store.commit({ after, at, composition, site, renderedFrom: '', files, entries: [], pruned });
}

function compose(shell: 'live' | 'next', remotes: 'live' | 'next'): Content {
  const { id: _, ...content } = live;
  const slots = Object.entries(live.remotes).map(([remote, { current }]) => {
    const newer = next.remotes[remote]?.current;
    return [remote, remotes === 'next' && newer ? { current: newer, previous: current } : { current }];
  });
  const served = shell === 'next' ? next.shell : live.shell;
  return {
    ...content,
    shell: { release: served.release, platform: served.platform },
    remotes: Object.fromEntries(slots),
  };
}
