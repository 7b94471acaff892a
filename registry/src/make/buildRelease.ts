/** Builds and publishes the release of a package of the workspace. */
import { join } from 'node:path';
import { shellMode } from '@reelrupee/federation/presets/mode';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import type { ReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import { releaseId } from './buildHash';

/** The release of the sources as they are now: built, unless it is published already. */
export async function buildRelease(store: Store, name: string): Promise<ReleaseManifest> {
  const dir = join(WORKSPACE, name);
  const id = releaseId(dir);
  const published = await store.findRelease({ name, id });
  if (published) return published;
  // Imported late: they load the bundler, which a rollback does without.
  const { stageRelease } = await import('./stageRelease');
  const { addDeltas } = await import('../deltas/addDeltas');
  const staged = await stageRelease(dir, id, await store.stagingFolder());
  if (staged.manifest.name === name) {
    if (shellMode() === 'production') await addDeltas(store, staged);
    return store.publish(staged);
  }
  throw new UserError(
    `${name}/remote.json says that its remote is ${staged.manifest.name}.`,
    'In the workspace a remote has the name of its folder.',
  );
}
