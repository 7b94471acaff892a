/** Updates a site to the workspace's sources in one switch: `npm start` does this. */
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { asRelease } from '../make/asRelease';
import { readAudit } from '../store/audit';
import { changedPackages } from './changedPackages';
import { releaseId } from '../make/buildHash';
import type { RemoteReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { buildShell, shellStep } from './releaseShell';
import { buildRemote, step } from './releaseRemote';
import { readLive, switchLive, type Step, type Switched, type SwitchOptions } from './switch';

/**
 * Builds and releases, without type check and tests, all changed packages that were not withdrawn. Undefined when there
 * are none.
 */
export async function releaseAll(store: Store, options: SwitchOptions = {}): Promise<Switched | undefined> {
  const names = ['shell', ...remoteNames()];
  const ids = new Map(names.map((name) => [name, releaseId(join(WORKSPACE, name))]));
  const changed = changedPackages(ids, await readLive(store), await readAudit(store));
  if (changed.length === 0) return undefined;

  const shell = await buildShell(store);
  const remotes: RemoteReleaseManifest[] = [];
  for (const name of changed.filter((other) => other !== 'shell')) {
    remotes.push(await buildRemote(store, name));
  }
  return switchLive(
    store,
    async (live) => {
      const first =
        changed.includes('shell') || !live ? await shellStep(store, live, shell) : unchanged(live);
      return remotes.reduce<Step>((before, manifest) => {
        const composition = { id: '', ...before.next };
        const release = asRelease(manifest);
        const { next, audit } = step(composition, manifest.name, { kind: 'release', release }, {});
        return { next, audit: [...before.audit, ...audit] };
      }, first);
    },
    options,
  );
}

function unchanged({ id: _, ...next }: Composition): Step {
  return { next, audit: [] };
}
