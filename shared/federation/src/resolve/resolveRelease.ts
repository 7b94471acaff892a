/** Resolves which release of a remote this browser gets, from plain facts. */
import type { LoadErrorKind } from '@reelrupee/contract/loadError';
import type { Release, RemoteSlot } from '../composition/composition';
import { satisfiesRange } from './platformRange';

export interface ResolveContext {
  slot: RemoteSlot;
  /** Version of the platform that the running shell provides. */
  platform: string;
  /** This browser's bucket for the remote, 0 to 99; it gets a canary of more percent than that. */
  bucket: number;
  /** The route to be opened. */
  path: string;
  /** A release under development, previewed in this tab. */
  override?: Release;
  /** Releases that failed for this route in this page view, and how, by their ids. */
  failures: Readonly<Record<string, LoadErrorKind>>;
}

export type ReleaseRole = 'current' | 'canary' | 'previous' | 'override';

export interface Candidate {
  release: Release;
  role: ReleaseRole;
}

/** A preferred release that was rejected, with the reason. */
export interface RejectedRelease extends Candidate {
  failure: LoadErrorKind;
}

export type Resolution =
  | (Candidate & { kind: 'release'; rejected: RejectedRelease[] })
  /** No release is left to try. The first rejected one is the most preferred. */
  | { kind: 'refused'; rejected: RejectedRelease[] };

/** The best release that is compatible, has the route and has not failed; or the reason why there is none. */
export function resolveRelease(context: ResolveContext): Resolution {
  const rejected: RejectedRelease[] = [];
  for (const candidate of candidatesOf(context)) {
    const failure = rejectionReason(context, candidate.release);
    if (failure === undefined) return { kind: 'release', ...candidate, rejected };
    rejected.push({ ...candidate, failure });
  }
  return { kind: 'refused', rejected };
}

/** The reason why a release cannot be used, or undefined. */
function rejectionReason(
  { platform, path, failures }: ResolveContext,
  release: Release,
): LoadErrorKind | undefined {
  if (!satisfiesRange(platform, release.platform)) return 'incompatible';
  if (!release.routes.some((route) => route.path === path)) return 'screen-missing';
  return failures[release.id];
}

/** In order of preference. A preview has no fall-back, so that its developer sees it fail. */
function candidatesOf({ slot, bucket, override }: ResolveContext): Candidate[] {
  if (override) return [{ release: override, role: 'override' }];
  const { current, previous, canary } = slot;
  const stable: Candidate[] = [{ release: current, role: 'current' }];
  if (previous) stable.push({ release: previous, role: 'previous' });
  return canary && bucket < canary.percent
    ? [{ release: canary.release, role: 'canary' }, ...stable]
    : stable;
}
