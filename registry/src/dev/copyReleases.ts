/** A remote's release is the same wherever it is built: the development site takes those that the site has. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { releaseId } from '../make/buildHash';
import { findRelease, recordRelease } from '../store/manifests';
import { findCode, recordCode } from '../store/recordedCode';
import { releaseFolder, type Target } from '../store/target';

/** Copies the releases of the workspace's remotes as they are now from one target to another, where it lacks them. */
export function copyReleases(from: Target, to: Target): void {
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
