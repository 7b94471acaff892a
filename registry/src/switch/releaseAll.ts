/** Bringing a target up to the workspace's sources in one switch: what `npm start` does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { asRelease } from '../make/asRelease';
import { readAudit } from '../store/audit';
import { changedPackages } from './changedPackages';
import { releaseId } from '../make/buildHash';
import { readLive } from '../store/live';
import type { RemoteReleaseManifest } from '../store/manifests';
import { buildShell, shellStep } from './releaseShell';
import { buildRemote, step } from './releaseRemote';
import { switchLive, type Step, type Switched, type SwitchOptions } from './switch';
import type { Target } from '../store/target';

/**
 * Builds and releases, unchecked, whatever of the workspace is not live in this target and was not taken back from
 * it. Undefined when there was nothing to do.
 */
export async function releaseAll(target: Target, options: SwitchOptions = {}): Promise<Switched | undefined> {
  const names = ['shell', ...remoteNames()];
  const ids = new Map(names.map((name) => [name, releaseId(join(WORKSPACE, name))]));
  const due = changedPackages(ids, readLive(target), readAudit(target));
  if (due.length === 0 && readLive(target) && existsSync(join(target.public, 'index.html'))) return undefined;

  const shell = await buildShell(target);
  const remotes: RemoteReleaseManifest[] = [];
  for (const name of due.filter((other) => other !== 'shell')) remotes.push(await buildRemote(target, name));
  return switchLive(
    target,
    (live) => {
      const first = due.includes('shell') || !live ? shellStep(target, live, shell) : unchanged(live);
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
