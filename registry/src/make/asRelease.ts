import type { Release } from '@reelrupee/federation/composition/composition';
import type { RemoteReleaseManifest } from '../store/manifests';

/** The part of a remote's manifest that the page needs. */
export function asRelease({ id, platform, routes, files }: RemoteReleaseManifest): Release {
  return { id, platform, routes, files };
}
