/** {live, next} shell × {live, next} remotes: teams release in any order, and the app works after each step. */
import { expect, test } from '@playwright/test';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { integrityOf } from '@reelrupee/federation/release/integrity';
import { publish, readLive, sealComposition } from '@reelrupee/federation/release/live';
import { recordRelease, shellManifest } from '@reelrupee/federation/release/manifests';
import { mustBeLive, switchLive } from '@reelrupee/federation/release/switch';
import { startFaultServer } from './faultServer';
import { copyTarget, type OwnTarget } from './ownTarget';
import { signInAsAnyone } from './visitor';

const LIVE_PLATFORM = '1.0.0';
const NEXT_PLATFORM = '1.1.0';
const NEXT = 'next';

let own: OwnTarget;
test.beforeEach(() => {
  own = copyTarget();
});
test.afterEach(() => own.remove());

for (const shell of ['live', NEXT] as const) {
  for (const remotes of ['live', NEXT] as const) {
    test(`${shell} shell with ${remotes} remotes: every remote opens`, async ({ page }) => {
      const live = mustBeLive(readLive(own.target));
      const composition = compose(live, shell === NEXT, remotes === NEXT);
      // Past the gate, as a host with a stale page could combine them.
      await publish(own.target, composition);
      const server = await startFaultServer({ siteDir: own.target.public });
      await signInAsAnyone(page);
      await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
      const nav = page.getByRole('navigation', { name: 'Main' });
      for (const [remote, { current }] of Object.entries(live.remotes)) {
        await nav.locator(`a[href="${current.routes[0]?.path ?? ''}"]`).click({ timeout: 20_000 });
        // A remote that needs the next platform gives way to its live release in the live shell.
        const release = remotes === NEXT && shell === NEXT ? NEXT : current.id;
        await expect
          .poll(() => server.reports, { timeout: 20_000 })
          .toContainEqual(expect.objectContaining({ kind: 'opened', remote, release }));
      }
      await server.stop();
    });
  }
}

test('the gate refuses a remote that the live shell cannot serve, and a shell that live remotes cannot use', async () => {
  const live = mustBeLive(readLive(own.target));
  const { id: _, ...next } = compose(live, false, true);
  await expect(switchLive(own.target, () => ({ next, audit: [] }))).rejects.toThrow(
    /mf-home next: mf-home\/remote\.json needs platform \^1\.1\.0; shell .* provides 1\.0\.0/,
  );
  const { id: __, ...both } = compose(live, true, true);
  await publish(own.target, sealComposition(both));
  const back = { ...both, shell: live.shell };
  await expect(switchLive(own.target, () => ({ next: back, audit: [] }))).rejects.toThrow(/broken promises/);
});

function compose(live: Composition, nextShell: boolean, nextRemotes: boolean): Composition {
  const { id: _, ...content } = live;
  const shell = nextShell ? { release: buildShell(live), platform: NEXT_PLATFORM } : content.shell;
  const remotes = Object.entries(live.remotes).map(([remote, { current }]) => {
    if (!nextRemotes) return [remote, { current }] as const;
    const release = { ...own.build(remote, NEXT), platform: `^${NEXT_PLATFORM}` };
    own.record(remote, release);
    return [remote, { current: release, previous: current }] as const;
  });
  return sealComposition({ ...content, shell, remotes: Object.fromEntries(remotes) });
}

/** A shell that provides the next platform: the live one under another id, with the version changed. */
function buildShell({ shell: { release } }: Composition): string {
  const from = join(own.target.public, 'shell', release);
  const to = join(own.target.public, 'shell', NEXT);
  cpSync(from, to, { recursive: true });
  const manifest = shellManifest(own.target, release);
  const entry = Object.keys(manifest.files).find((path) => /^shell\..*\.js$/.test(path)) ?? '';
  const script = readFileSync(join(to, entry), 'utf8').replaceAll(`"${LIVE_PLATFORM}"`, `"${NEXT_PLATFORM}"`);
  writeFileSync(join(to, entry), script);
  const files = { ...manifest.files, [entry]: integrityOf(Buffer.from(script)) };
  recordRelease(own.target, { ...manifest, id: NEXT, platform: NEXT_PLATFORM, files });
  return NEXT;
}
