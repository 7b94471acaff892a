/** Builds and publishes the release of a package of the workspace. */
import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import type { SmokeTester } from '../smoke-test/smokeTester';
import { currentUser } from '../store/auditLog';
import type { ReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { sourcesOf } from '../team/sources';
import { UserError } from '../userError';
import { releaseId } from './buildHash';

/** The release of the sources as they are now: built and tested, unless it is published already. */
export async function buildRelease(
  store: Store,
  name: string,
  tester: SmokeTester,
): Promise<ReleaseManifest> {
  const dir = join(WORKSPACE, name);
  const id = releaseId(dir);
  const published = await store.findRelease({ name, id });
  if (published) return published;
  // Imported late: they load the bundler, which a rollback does without.
  const { buildContent } = await import('./buildContent');
  const { contentHash } = await import('../publish/contentHash');
  const { publishContent } = await import('../publish/publishContent');
  const content = await buildContent(dir, id, await store.stagingFolder(), tester);
  if (content.manifest.name !== name) {
    throw new UserError(
      `${name}/remote.json says that its remote is ${content.manifest.name}.`,
      'In the workspace a remote has the name of its folder.',
    );
  }
  // Not signed: this process changes the store itself.
  const provenance = { content: contentHash(content), ...sourcesOf(dir), publishedBy: currentUser() };
  return (await publishContent(store, content, provenance)).manifest;
}
