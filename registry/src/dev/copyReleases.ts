/** A remote's release is the same on every machine, so the development site copies releases from the site. */
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { releaseId } from '../make/buildHash';
import type { Store } from '../store/store';

/** Publishes the current releases of the workspace's remotes where one store has them and the other does not. */
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
