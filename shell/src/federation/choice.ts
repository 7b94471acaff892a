/** The run-time choice, with this page's facts. */
import { chooseRelease, type Choice } from '@reelrupee/federation/choose/choose';
import type { FailureKind } from '@reelrupee/contract/failure';
import type { RemoteSlot } from '@reelrupee/federation/composition/composition';
import { canaryBucket } from './canaryBucket';
import { composition } from './composition';
import { failuresFor, rememberFailure } from './failures';
import { note } from './journal';
import { previewOf } from './preview';

declare const PLATFORM_VERSION: string;

/** Version of the platform that this shell provides. */
export const platformVersion = PLATFORM_VERSION;

/**
 * The release of a remote for a route. Releases that are `busy` count as failed for now. What is passed over
 * for what it is, rather than for what it did, is reported here, once.
 */
export function choiceFor(remote: string, path: string, busy: Record<string, FailureKind>): Choice {
  const override = previewOf(remote)?.release;
  const slot = slotOf(remote);
  const failures = { ...failuresFor(remote, path), ...busy };
  const choice = chooseRelease({
    slot,
    platform: platformVersion,
    bucket: slot.canary ? canaryBucket() : 0,
    path,
    failures,
    ...(override && { override }),
  });
  for (const { release, why, failure } of choice.passedOver) {
    if (failures[release.id] === failure) continue;
    rememberFailure(remote, release.id, failure, path);
    note({ remote, release: release.id, why, event: failure });
  }
  return choice;
}

/** What is live of a remote. A remote may be in preview before it was ever released. */
function slotOf(remote: string): RemoteSlot {
  const preview = previewOf(remote);
  const slot = composition.remotes[remote] ?? (preview && { current: preview.release });
  if (!slot) throw new Error(`${remote} is not in the composition.`);
  return slot;
}
