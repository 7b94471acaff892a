/** Updates a site to the workspace's sources in one switch: `npm start` does this. */
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { toRelease } from '../make/toRelease';
import { readAudit } from '../store/auditLog';
import { changedPackages } from './changedPackages';
import { releaseId } from '../make/buildHash';
import { readLiveShell, readShell } from '../smoke-test/readShell';
import { withSmokeTester } from '../smoke-test/smokeTester';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { buildShell, shellStep } from './releaseShell';
import { buildRemote } from './releaseRemote';
import { step } from './step';
import { readLive, requireLive, switchLive, type Step, type Switched } from './switch';

/**
 * Builds and releases, without type check and tests, all changed packages that were not withdrawn; `say` gets a line
 * before each step, since a step may take minutes on a slow machine. Undefined when there are none.
 */
export async function releaseAll(store: Store, say: (line: string) => void): Promise<Switched | undefined> {
  const names = ['shell', ...remoteNames()];
  const ids = new Map(names.map((name) => [name, releaseId(join(WORKSPACE, name))]));
  const live = await readLive(store);
  const changed = changedPackages(ids, live, await readAudit(store));
  if (changed.length === 0) return undefined;

  let shell: ShellReleaseManifest | undefined;
  const remotes: RemoteReleaseManifest[] = [];
  const findShell = () => (shell ? readShell(store, shell.id) : readLiveShell(store));
  const due = changed.includes('shell') || live ? changed : ['shell', ...changed];
  await withSmokeTester({ findShell }, async (tester) => {
    for (const [index, name] of due.entries()) {
      say(`  ${index + 1} of ${due.length}: ${name}: building and testing it …`);
      if (name === 'shell') shell = await buildShell(store, tester);
      else remotes.push(await buildRemote(store, name, tester));
    }
  });
  say('  Checking that the parts fit one another, and rendering the pages …');
  return switchLive(store, async (now) => {
    const first = shell ? await shellStep(store, now, shell) : { next: requireLive(now), audit: [] };
    return remotes.reduce<Step>((before, manifest) => {
      const release = toRelease(manifest);
      const { next, audit } = step(before.next, manifest.name, { kind: 'release', release }, {});
      return { ...before, next, audit: [...before.audit, ...audit] };
    }, first);
  });
}
