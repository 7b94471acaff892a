/** Builds and publishes the release of a package's sources. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellMode } from '@reelrupee/federation/presets/mode';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { RELEASE_FILE } from '@reelrupee/federation/composition/composition';
import { asRelease } from './asRelease';
import { bundle, bundleForHtml, bundleWorker } from './bundle';
import { compressFiles } from './compress';
import { releaseId } from './buildHash';
import type { ReleaseManifest } from '../store/manifests';
import type { StagedRelease, Store } from '../store/store';

/** The release of the sources as they are now: built, unless it is published already. */
export async function buildRelease(store: Store, name: string): Promise<ReleaseManifest> {
  const dir = join(WORKSPACE, name);
  const id = releaseId(dir);
  const published = await store.findRelease({ name, id });
  return published ?? store.publish(await build(dir, id, await store.stagingFolder()));
}

async function build(dir: string, id: string, folder: string): Promise<StagedRelease> {
  // A development site needs neither: a preview has no HTML, and a service worker would serve what has changed since.
  const isForAll = shellMode() === 'production';
  const [html, worker] = await Promise.all([
    isForAll ? bundleForHtml(dir, id) : undefined,
    isForAll && dir === join(WORKSPACE, 'shell') ? bundleWorker(dir, id) : undefined,
    bundle(dir, id, folder),
  ]);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  await compressFiles(paths.map((path) => join(folder, path)));
  // Imported late: it loads the compiler, which commands that build nothing do without.
  const { describeRelease } = await import('./describeRelease');
  const manifest = await describeRelease(dir, id, folder, html);
  if (manifest.kind === 'remote') {
    writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(asRelease(manifest)));
  }
  return { folder, manifest, code: { html, worker } };
}
