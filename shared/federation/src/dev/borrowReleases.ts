/** A remote's release is the same wherever it is built: the development site takes those that the site has. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '../build/workspace';
import { releaseId } from '../release/inputs';
import { findRelease, recordRelease } from '../release/manifests';
import { findCode, recordCode } from '../release/recordedCode';
import { releaseFolder, type Target } from '../release/target';

/** Copies the releases of the workspace's remotes as they are now from one target to another, where it lacks them. */
export function borrowReleases(from: Target, to: Target): void {
  for (const name of remoteNames()) {
    const id = releaseId(join(WORKSPACE, name));
    const manifest = findRelease(from, name, id);
    const folder = releaseFolder(from, name, id);
    if (!manifest || !existsSync(folder) || findRelease(to, name, id)) continue;
    cpSync(folder, releaseFolder(to, name, id), { recursive: true });
    const code = findCode(from, name, id, 'html');
    if (code !== undefined) recordCode(to, name, id, 'html', code);
    recordRelease(to, manifest);
  }
}
