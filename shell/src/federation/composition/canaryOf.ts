import { composition } from './composition';

/** The id of the remote's canary; empty if it has none. */
export function canaryOf(remote: string): string {
  return composition.remotes[remote]?.canary?.release.id ?? '';
}
