/** Builds a package, whichever repository it is in, and describes the build. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE } from '@reelrupee/federation/composition/composition';
import { shellMode } from '@reelrupee/federation/presets/mode';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import type { StagedRelease } from '../store/store';
import { sourcesOf } from '../team/sources';
import { declarationsHash } from '../contract-types/declarations';
import { releaseFile } from './asRelease';
import { bundle, bundleForHtml, bundleWorker } from './bundle';
import { compressFiles } from './compress';

/** Builds the sources of a package as a release of this id into a folder. */
export async function stageRelease(dir: string, id: string, folder: string): Promise<StagedRelease> {
  // A development site needs neither: a preview has no HTML, and a service worker would serve what has changed since.
  const isForAll = shellMode() === 'production';
  const [html, worker] = await Promise.all([
    isForAll ? bundleForHtml(dir, id) : undefined,
    isForAll && readPackage(dir).name === 'shell' ? bundleWorker(dir, id) : undefined,
    bundle(dir, id, folder),
  ]);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  await compressFiles(paths.map((path) => join(folder, path)));
  // Imported late: they load the compiler, which commands that build nothing do without.
  const { describeRelease } = await import('./describeRelease');
  const { describeTypes } = await import('../contract-types/describeTypes');
  const types = isForAll ? describeTypes(dir) : undefined;
  const described = await describeRelease(dir, id, folder, html);
  const manifest = {
    ...described,
    sources: sourcesOf(dir),
    ...(types && { types: declarationsHash(types.declarations) }),
  };
  writeFileSync(join(folder, RELEASE_FILE), releaseFile(manifest));
  return { folder, manifest, code: { html, worker, types: types && JSON.stringify(types) } };
}
