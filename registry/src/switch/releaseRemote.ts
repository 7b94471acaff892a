/** Releasing, promoting, rolling back and removing one remote. */
import { isDeepStrictEqual } from 'node:util';
import { remoteNames } from '@reelrupee/federation/presets/workspace';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { rampedPercent } from '../canary-analysis/ramp';
import { asRelease } from '../make/asRelease';
import { buildRelease } from '../make/buildRelease';
import { checkPackage } from '../make/checkPackage';
import { readLiveShell } from '../smoke-test/readShell';
import { withSmokeTester, type SmokeTester } from '../smoke-test/smokeTester';
import type { RemoteReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import { applyChange, type Change } from './applyChange';
import { adviceFor, olderGoodRelease } from './earlierReleases';
import { requireLive, switchLive, type Step, type Switched, type SwitchOptions } from './switch';

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
  const release = asRelease(manifest);
  const change: Change =
    canary === undefined
      ? { kind: 'release', release }
      : { kind: 'canary', release, percent: canary === 'ramp' ? rampedPercent(0) : canary };
  const noted = { release: release.id, ...(canary === 'ramp' && { ramp: true }) };
  return switchLive(store, (live) => step(requireLive(live), manifest.name, change, noted), options);
}

/** Makes the canary of a remote the release for everyone. */
export function promoteRemote(store: Store, name: string, options: SwitchOptions = {}): Promise<Switched> {
  return switchLive(store, (live) => step(requireLive(live), name, { kind: 'promote' }, {}), options);
}

/** Takes back the canary, else the release for everyone. */
export function rollBackRemote(
  store: Store,
  name: string,
  reason: string,
  options: SwitchOptions = {},
): Promise<Switched> {
  return switchLive(
    store,
    async (live, audit) => {
      const slot = requireLive(live).remotes[name];
      const withdrawn = (slot?.canary?.release ?? slot?.current)?.id;
      const good = slot && (await olderGoodRelease(store, audit, name, [slot.current.id, slot.previous?.id]));
      const change: Change = {
        kind: 'rollback',
        ...(good?.kind === 'remote' && { before: asRelease(good) }),
      };
      const decided = step(requireLive(live), name, change, { reason, ...(withdrawn && { withdrawn }) });
      const [{ release = '' } = {}] = decided.audit;
      return { ...decided, remedy: adviceFor(audit, name, release) };
    },
    options,
  );
}

/**
 * Withdraws a failing canary automatically. Throws a UserError when it is no longer the canary: the analysis does not
 * apply to its successor.
 */
export function demoteCanary(store: Store, name: string, canary: string, reason: string): Promise<Switched> {
  return switchLive(
    store,
    (live) => {
      if (requireLive(live).remotes[name]?.canary?.release.id !== canary) {
        throw new UserError(`${name} ${canary} is no longer a canary.`, 'See what is live: npm run releases');
      }
      const noted = { action: 'demote' as const, reason, withdrawn: canary };
      return step(requireLive(live), name, { kind: 'rollback' }, noted);
    },
    { by: 'auto' },
  );
}

/** Takes a remote out of the composition. Its routes are not found from then on. */
export function removeRemote(
  store: Store,
  name: string,
  reason: string,
  options: SwitchOptions = {},
): Promise<Switched> {
  return switchLive(
    store,
    (live) => {
      const { id: _, ...content } = requireLive(live);
      const { [name]: removed, ...remotes } = content.remotes;
      if (!removed) throw new UserError(`${name} is not live.`, 'See what is: npm run releases');
      const audit = { action: 'remove' as const, name, release: removed.current.id, reason };
      return { next: { ...content, remotes }, audit: [audit] };
    },
    options,
  );
}

/** The step of one change to one remote's slot. */
export function step(
  live: Composition,
  name: string,
  change: Change,
  noted: Partial<Step['audit'][number]>,
): Step {
  const { id: _, ...content } = live;
  const before = content.remotes[name];
  const slot = applyChange(name, before, change);
  if (isDeepStrictEqual(slot, before)) return { next: content, audit: [] };
  const audit: Step['audit'][number] = {
    action: change.kind,
    name,
    release: slot.current.id,
    ...(before && { from: before.current.id }),
    ...(change.kind === 'canary' && { percent: change.percent }),
    ...noted,
  };
  return { next: { ...content, remotes: { ...content.remotes, [name]: slot } }, audit: [audit] };
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
