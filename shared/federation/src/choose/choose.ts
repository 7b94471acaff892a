/** Which release of a remote this browser gets, decided from plain facts. */
import type { FailureKind } from '@reelrupee/contract/failure';
import type { Release, RemoteSlot } from '../composition/composition';
import { servesRange } from './platformRange';

export interface Situation {
  slot: RemoteSlot;
  /** Version of the platform that the running shell provides. */
  platform: string;
  /** This browser's place among all, 0 to 99; it gets a canary of more percent than that. */
  bucket: number;
  /** The route to be opened. */
  path: string;
  /** A release that someone works on, previewed in this tab. */
  override?: Release;
  /** Releases that failed for this route in this page view, and how, by their ids. */
  failures: Readonly<Record<string, FailureKind>>;
}

export type Why = 'current' | 'canary' | 'previous' | 'override';

export interface Candidate {
  release: Release;
  why: Why;
}

/** A release that would have come first, and what kept it from that. */
export interface PassedOver extends Candidate {
  failure: FailureKind;
}

export type Choice =
  | (Candidate & { kind: 'release'; passedOver: PassedOver[] })
  /** Nothing is left to try. The first that was passed over is the one wanted most. */
  | { kind: 'refused'; passedOver: PassedOver[] };

/** The best release that is compatible, has the route and has not failed; or why there is none. */
export function chooseRelease(situation: Situation): Choice {
  const passedOver: PassedOver[] = [];
  for (const candidate of candidatesOf(situation)) {
    const failure = obstacle(situation, candidate.release);
    if (failure === undefined) return { kind: 'release', ...candidate, passedOver };
    passedOver.push({ ...candidate, failure });
  }
  return { kind: 'refused', passedOver };
}

/** What keeps a release from being used, or undefined. */
function obstacle({ platform, path, failures }: Situation, release: Release): FailureKind | undefined {
  if (!servesRange(platform, release.platform)) return 'incompatible';
  if (!release.routes.some((route) => route.path === path)) return 'screen-missing';
  return failures[release.id];
}

/** In order of preference. A preview stands alone: whoever works on a release wants to see it fail. */
function candidatesOf({ slot, bucket, override }: Situation): Candidate[] {
  if (override) return [{ release: override, why: 'override' }];
  const { current, previous, canary } = slot;
  const stable: Candidate[] = [{ release: current, why: 'current' }];
  if (previous) stable.push({ release: previous, why: 'previous' });
  return canary && bucket < canary.percent ? [{ release: canary.release, why: 'canary' }, ...stable] : stable;
}
