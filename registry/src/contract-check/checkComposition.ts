/** The contract check, applied to a composition before it goes live. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { checkNewRoutes } from './checkNewRoutes';
import { checkPair, type Violation } from './checkPair';
import { checkShell } from './checkShell';
import { checkTypes } from './checkTypes';
import type { RemoteReleaseManifest } from '../store/manifests';
import { remoteManifest, shellManifest } from '../store/findManifest';
import type { Store } from '../store/store';
import { UserError } from '../userError';

/** Throws a UserError that names every violation in the next composition, with file and name. */
export async function checkComposition(
  store: Store,
  live: Composition | undefined,
  next: Composition,
  remedy = 'Fix the named files, or first release what they need.',
): Promise<void> {
  const shell = await shellManifest(store, next.shell.release);
  const before = live && (await store.findRelease({ name: 'shell', id: live.shell.release }));
  const served = await servedRemotes(store, next);
  const violations = [
    ...(before?.kind === 'shell' ? checkShell(before, shell) : []),
    ...served.flatMap((remote) => checkPair(shell, remote)),
    ...checkNewRoutes(served, live ? await servedRemotes(store, live) : []),
    ...(await checkTypes(store, { shell, remotes: served }, live)),
  ];
  const lines = [...new Set(violations.map(line))];
  if (lines.length === 0) return;
  throw new UserError(
    `The contract check found ${lines.length} ${lines.length === 1 ? 'violation' : 'violations'}; nothing was switched.\n${lines.join('\n')}`,
    remedy,
  );
}

/** Each remote's current release and its canary. A previous release is a fall-back only. */
function servedRemotes(store: Store, { remotes }: Composition): Promise<RemoteReleaseManifest[]> {
  const releases = Object.entries(remotes).flatMap(([name, { current, canary }]) =>
    [current, canary?.release].flatMap((release) => (release ? [{ name, id: release.id }] : [])),
  );
  return Promise.all(releases.map(({ name, id }) => remoteManifest(store, name, id)));
}

function line({ consumer, file, problem }: Violation): string {
  return `  ${consumer}: ${file} ${problem}`;
}
