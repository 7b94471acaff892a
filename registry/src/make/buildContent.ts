/** Builds a package, whichever repository it is in, and describes the build. */
import { shellMode } from '@reelrupee/federation/presets/mode';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { declarationsHash } from '../contract-types/declarations';
import type { SmokeTester } from '../smoke-test/smokeTester';
import type { ReleaseContent } from '../publish/releaseContent';
import { filesBelow } from './builtFiles';
import { bundle, bundleForHtml, bundleWorker } from './bundle';

/** Builds the sources of a package as a release of this id, and tests it; the bundler's output goes into an empty folder. */
export async function buildContent(
  dir: string,
  id: string,
  folder: string,
  tester: SmokeTester,
): Promise<ReleaseContent> {
  // A development site needs neither: a preview has no HTML, and a service worker would serve what has changed since.
  const isForAll = shellMode() === 'production';
  const [html, worker] = await Promise.all([
    isForAll ? bundleForHtml(dir, id) : undefined,
    isForAll && readPackage(dir).name === 'shell' ? bundleWorker(dir, id) : undefined,
    bundle(dir, id, folder),
  ]);
  // Imported late: they load the compiler, which commands that build nothing do without.
  const { describeRelease } = await import('./describeRelease');
  const { describeTypes } = await import('../contract-types/describeTypes');
  const types = isForAll ? describeTypes(dir) : undefined;
  const described = await describeRelease(dir, id, folder, html, tester);
  return {
    manifest: { ...described, ...(types && { types: declarationsHash(types.declarations) }) },
    files: filesBelow(folder),
    code: {
      ...(html !== undefined && { html }),
      ...(worker !== undefined && { worker }),
      ...(types && { types: JSON.stringify(types) }),
    },
  };
}
