import type { Release } from '@reelrupee/federation/composition/composition';
import { sourcesOfRelease, type ReleaseManifest, type RemoteReleaseDescription } from '../store/manifests';

/** The part of a remote's manifest that the page needs. */
export function toRelease({ id, platform, routes, files }: RemoteReleaseDescription): Release {
  return { id, platform, routes, files };
}

/** The text of `release.json` in a release's folder. */
export function releaseFile(manifest: ReleaseManifest): string {
  const { id, platform } = manifest;
  const release = manifest.kind === 'remote' ? toRelease(manifest) : { id, platform };
  return JSON.stringify({ ...release, sources: sourcesOfRelease(manifest) });
}
