import type { Release } from '../composition/composition';
import type { RemoteReleaseManifest } from './manifests';

/** The part of a remote's manifest that the page needs. */
export function asRelease({ id, platform, routes, files }: RemoteReleaseManifest): Release {
  return { id, platform, routes, files };
}
