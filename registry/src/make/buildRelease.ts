/** Builds one release into the target's immutable folder and records it. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellMode } from '@reelrupee/federation/presets/mode';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { RELEASE_FILE } from '@reelrupee/federation/composition/composition';
import { asRelease } from './asRelease';
import { bundle, bundleForHtml, bundleWorker } from './bundle';
import { compressFiles } from './compress';
import { releaseId } from './buildHash';
import { findRelease, type ReleaseManifest } from '../store/manifests';
import { placeRelease } from './placeRelease';
import { isRunning } from '../store/processes';
import { releaseFolder, type Target } from '../store/target';

const STAGING = '.staging';

/** The release of the sources as they are now: built, unless it exists. */
export async function buildRelease(target: Target, name: string): Promise<ReleaseManifest> {
  const dir = join(WORKSPACE, name);
  const id = releaseId(dir);
  const existing = findRelease(target, name, id);
  const folder = releaseFolder(target, name, id);
  if (existing && existsSync(folder)) return existing;

  removeAbandoned(join(target.public, name));
  const staging = `${folder}.${process.pid}${STAGING}`;
  try {
    // A site for development does without: a preview has no HTML, and a worker would keep what changes all the time.
    const isForAll = shellMode() === 'production';
    const [htmlCode, workerCode] = await Promise.all([
      isForAll ? bundleForHtml(dir, id) : undefined,
      isForAll && name === 'shell' ? bundleWorker(dir, id) : undefined,
      bundle(dir, id, staging),
    ]);
    const paths = readdirSync(staging, { recursive: true, encoding: 'utf8' }).sort();
    await compressFiles(paths.map((path) => join(staging, path)));
    // It brings the compiler, which commands that build nothing do without.
    const { describeRelease } = await import('./describeRelease');
    const manifest = await describeRelease(dir, id, staging, htmlCode);
    if (manifest.kind === 'remote') {
      writeFileSync(join(staging, RELEASE_FILE), JSON.stringify(asRelease(manifest)));
    }
    return await placeRelease(target, { staging, manifest, code: { html: htmlCode, worker: workerCode } });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** What builds that were killed have left beside the releases. */
function removeAbandoned(folder: string): void {
  const stagings = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(STAGING)) : [];
  for (const name of stagings) {
    const pid = Number(name.slice(0, -STAGING.length).split('.').at(-1));
    if (!isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
