/** The one way to publish: a team's archive and a build of the workspace both come here. */
import { rmSync } from 'node:fs';
import { shellMode } from '@reelrupee/federation/presets/mode';
import { addDeltas } from '../deltas/addDeltas';
import { RefusedError } from '../refusedError';
import type { Provenance, ReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { checkContent } from './checkContent';
import type { ReleaseContent } from './releaseContent';
import { stageContent } from './stageContent';

export interface Published {
  manifest: ReleaseManifest;
  /** False when the same content was published before. */
  created: boolean;
}

/**
 * Checks, stages and publishes content, unless it is published. Throws a RefusedError for content that breaks a rule,
 * and when its id has other content.
 */
export async function publishContent(
  store: Store,
  content: ReleaseContent,
  provenance: Provenance,
  now = Date.now(),
): Promise<Published> {
  const existing = await store.findRelease(content.manifest);
  const manifest = existing ?? (await publishNew(store, publishedAt(content, now), provenance));
  if (manifest.provenance?.content !== provenance.content) throw changed(manifest);
  return { manifest, created: existing === undefined };
}

/** Content with the registry's time in place of the builder's, which may be wrong and decides how long it is kept. */
function publishedAt({ manifest, ...content }: ReleaseContent, now: number): ReleaseContent {
  return { ...content, manifest: { ...manifest, builtAt: new Date(now).toISOString() } };
}

async function publishNew(
  store: Store,
  content: ReleaseContent,
  provenance: Provenance,
): Promise<ReleaseManifest> {
  checkContent(content);
  const folder = await store.stagingFolder();
  try {
    const staged = await stageContent(folder, content, provenance);
    // A development site is on this machine.
    if (shellMode() === 'production') await addDeltas(store, staged);
    // The first of two that are published at the same time stays.
    return await store.publish(staged);
  } finally {
    // Gone when it was published. A service runs for months: what is left of failures cannot wait until its end.
    rmSync(folder, { recursive: true, force: true });
  }
}

function changed({ name, id }: ReleaseManifest): RefusedError {
  return new RefusedError(
    409,
    `${name} ${id} is published with other content, and a release never changes.`,
    'Raise the version in package.json and publish again.',
  );
}
