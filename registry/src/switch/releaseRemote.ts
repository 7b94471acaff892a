/** Releasing one remote: to everyone, as a canary, and from a canary to everyone. */
import { remoteNames } from '@reelrupee/federation/presets/workspace';
import { rampedPercent } from '../canary-analysis/ramp';
import { toRelease } from '../make/toRelease';
import { buildRelease } from '../make/buildRelease';
import { checkPackage } from '../make/checkPackage';
import { readLiveShell } from '../smoke-test/readShell';
import { withSmokeTester, type SmokeTester } from '../smoke-test/smokeTester';
import { isRamped } from '../store/auditLog';
import type { RemoteReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import type { Change } from './applyChange';
import { requireCanary } from './requireCanary';
import { step } from './step';
import { requireLive, switchLive, type Switched, type SwitchOptions } from './switch';

export interface ReleaseOptions extends SwitchOptions {
  /** Percentage of browsers that get it, or `ramp` to let it grow; absent releases it to everyone. */
  canary?: number | 'ramp';
  /** Leaves out type check and tests, which the caller has just run. */
  unchecked?: boolean;
}

/** Checks, builds and releases a remote from its sources. */
export async function releaseRemote(
  store: Store,
  name: string,
  { canary, unchecked = false, ...options }: ReleaseOptions,
): Promise<Switched> {
  mustExist(name);
  const [manifest] = await Promise.all([
    withSmokeTester({ findShell: () => readLiveShell(store) }, (tester) => buildRemote(store, name, tester)),
    unchecked ? undefined : checkPackage(name),
  ]);
  return switchToRelease(store, manifest, canary, options);
}

/** Makes a published release live: for everyone, or as a canary. */
export function switchToRelease(
  store: Store,
  manifest: RemoteReleaseManifest,
  canary: ReleaseOptions['canary'],
  options: SwitchOptions,
): Promise<Switched> {
  const release = toRelease(manifest);
  const change: Change =
    canary === undefined
      ? { kind: 'release', release }
      : { kind: 'canary', release, percent: canary === 'ramp' ? rampedPercent(0) : canary };
  return switchLive(
    store,
    (now, audit) => {
      const live = requireLive(now);
      const isGrowing =
        live.remotes[manifest.name]?.canary?.release.id === release.id && isRamped(audit, manifest.name);
      const ramp = canary === 'ramp';
      // CI asks again for the same sources: the canary keeps what it has grown to.
      if (ramp && isGrowing) return { next: live, audit: [] };
      const noted = { release: release.id, ...(change.kind === 'canary' && ramp !== isGrowing && { ramp }) };
      return step(live, manifest.name, change, noted);
    },
    options,
  );
}

/**
 * Makes the canary of a remote the release for everyone; changes nothing if it is that already, as after a ramp. Throws a
 * UserError when it is no longer `release`, by default the canary that is out when it is called: nobody has watched its
 * successor.
 */
export function promoteRemote(
  store: Store,
  name: string,
  { release: meant, ...options }: SwitchOptions & { release?: string | undefined } = {},
): Promise<Switched> {
  return switchLive(
    store,
    (now) => {
      const live = requireLive(now);
      const slot = live.remotes[name];
      meant ??= slot?.canary?.release.id;
      if (meant !== undefined && slot?.current.id === meant) return { next: live, audit: [] };
      if (meant !== undefined) requireCanary(live, name, meant);
      return step(live, name, { kind: 'promote' }, {});
    },
    options,
  );
}

/** Publishes the release of a remote's sources as they are now. */
export async function buildRemote(
  store: Store,
  name: string,
  tester: SmokeTester,
): Promise<RemoteReleaseManifest> {
  const manifest = await buildRelease(store, name, tester);
  if (manifest.kind !== 'remote') throw new Error(`${name} built as a ${manifest.kind}.`);
  return manifest;
}

function mustExist(name: string): void {
  const names = remoteNames();
  if (names.includes(name)) return;
  throw new UserError(
    `There is no remote ${name} in this workspace.`,
    `There are: shell, ${names.join(', ')}.`,
  );
}
