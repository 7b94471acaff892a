/** Resolves the releases of remotes with the state of this page. */
import { canaryBucket } from '@reelrupee/federation/resolve/canaryBucket';
import { resolveRelease, type Resolution } from '@reelrupee/federation/resolve/resolveRelease';
import type { LoadErrorKind } from '@reelrupee/contract/loadError';
import type { RemoteSlot } from '@reelrupee/federation/composition/composition';
import { browserBucket } from './browserBucket';
import { composition } from '../composition/composition';
import { hasHung } from './bootSentinel';
import { failuresOf, recordFailure } from './failedReleases';
import { recordLoadEvent } from '../reports/loadEvents';
import { previewOf } from '../previews/preview';

declare const PLATFORM_VERSION: string;

/** Version of the platform that this shell provides. */
export const platformVersion = PLATFORM_VERSION;

/**
 * Resolves the release of a remote for a route. Releases that are `busy` count as failed for now. Those that are
 * rejected as incompatible or without the screen are reported here, once.
 */
export function resolveFor(remote: string, path: string, busy: Record<string, LoadErrorKind>): Resolution {
  const override = previewOf(remote)?.release;
  const slot = liveSlot(remote);
  const failures = { ...hungFailures(remote, slot), ...failuresOf(remote, path), ...busy };
  const resolution = resolveRelease({
    slot,
    platform: platformVersion,
    bucket: slot.canary ? canaryBucket(browserBucket(), remote) : 0,
    path,
    failures,
    ...(override && { override }),
  });
  for (const { release, role, failure } of resolution.rejected) {
    if (failures[release.id] === failure) continue;
    recordFailure(remote, release.id, failure, path);
    recordLoadEvent({ remote, release: release.id, role, event: failure });
  }
  return resolution;
}

/** Releases of a slot that have hung this browser before. */
function hungFailures(
  remote: string,
  { current, previous, canary }: RemoteSlot,
): Record<string, LoadErrorKind> {
  const ids = [current, previous, canary?.release].flatMap((release) => release?.id ?? []);
  return Object.fromEntries(ids.filter((id) => hasHung(remote, id)).map((id) => [id, 'hang' as const]));
}

/** The live releases of a remote. A remote may be previewed before its first release. */
function liveSlot(remote: string): RemoteSlot {
  const preview = previewOf(remote);
  const slot = composition.remotes[remote] ?? (preview && { current: preview.release });
  if (!slot) throw new Error(`${remote} is not in the composition.`);
  return slot;
}
