/** {live, next} shell × {live, next} remotes: teams release in any order, and the app works after each step. */
import { expect, test } from '@playwright/test';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { publish, readLive, renderFiles, sealComposition } from '@reelrupee/registry/store/live';
import { requireLive, switchLive, type Content } from '@reelrupee/registry/switch/switch';
import { openTarget } from '@reelrupee/registry/store/target';
import { startFaultServer } from './faultServer';
import { buildNext, LIVE_PLATFORM, markOf, NEXT_PLATFORM } from './nextSources';
import { copyTarget, type OwnTarget } from './ownTarget';
import { signInAsAnyone } from './visitor';

test.describe.configure({ mode: 'default' });

let own: OwnTarget;
let live: Composition;
let next: Composition;

test.beforeAll(async () => {
  own = copyTarget();
  live = requireLive(readLive(own.target));
  const sources = await buildNext();
  next = requireLive(readLive(openTarget(sources.root)));
  // Both lines of releases lie in one target, as they would after the release commands.
  for (const name of ['shell', ...Object.keys(next.remotes)]) {
    const add = (path: string) =>
      cpSync(join(sources.root, path), join(own.target.public, '..', path), { recursive: true });
    add(`public/${name}`);
    add(`records/releases/${name}`);
  }
  sources.remove();
});
test.afterAll(() => own.remove());

for (const shell of ['live', 'next'] as const) {
  for (const remotes of ['live', 'next'] as const) {
    test(`${shell} shell with ${remotes} remotes: every remote opens`, async ({ page }) => {
      // Past the gate, as a host with a stale page could combine them.
      await makeLive(sealComposition(compose(shell, remotes)));
      const server = await startFaultServer({ siteDir: own.target.public });
      await signInAsAnyone(page);
      await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
      const nav = page.getByRole('navigation', { name: 'Main' });
      const isMarked = async (name: string) => (await page.getByText(markOf(name)).count()) === 1;
      // A remote that needs the next platform gives way to its live release in the live shell.
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

test('the gate refuses remotes that the live shell cannot serve, and takes them after the next shell', async () => {
  await makeLive(live);
  const release = (content: Content) => switchLive(own.target, () => ({ next: content, audit: [] }));
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
  // Going back is refused as long as remotes need what the older shell has not.
  await expect(release(compose('live', 'next'))).rejects.toThrow(/broken promises/);
});

async function makeLive(composition: Composition): Promise<void> {
  publish(own.target, composition, await renderFiles(own.target, composition));
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
