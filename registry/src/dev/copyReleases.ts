/** A remote's release is the same wherever it is built: the development site takes those that the site has. */
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { releaseId } from '../make/buildHash';
import type { Store } from '../store/store';

/** Publishes the releases of the workspace's remotes as they are now, where one store has them and the other not. */
export async function copyReleases(from: Store, to: Store): Promise<void> {
  for (const name of remoteNames()) {
    const ref = { name, id: releaseId(join(WORKSPACE, name)) };
    const manifest = await from.findRelease(ref);
    if (!manifest || (await to.findRelease(ref))) continue;
    const folder = await to.stagingFolder();
    await from.copyFiles(ref, folder);
    await to.publish({ folder, manifest, code: { html: await from.readCode(ref, 'html') } });
  }
}
