/** Which releases have failed in this page view. They are not chosen again until the user asks for it. */
import type { LoadErrorKind } from '@reelrupee/contract/loadError';

interface RecordedFailure {
  remote: string;
  release: string;
  kind: LoadErrorKind;
  /** The one route that it failed for; absent when the release as a whole could not be loaded. */
  path?: string;
}

/** Failures of one screen's own code leave the other screens of the release alone. */
const OF_ONE_SCREEN: readonly LoadErrorKind[] = ['render', 'screen-missing'];

let failures: RecordedFailure[] = [];

/** Remembers that a release failed when this route was opened. */
export function recordFailure(remote: string, release: string, kind: LoadErrorKind, path: string): void {
  failures.push({ remote, release, kind, ...(OF_ONE_SCREEN.includes(kind) ? { path } : {}) });
}

/** The failures that matter for a route, by release. Hung releases are rejected before they run. */
export function failuresOf(remote: string, path: string): Record<string, LoadErrorKind> {
  const relevant = failures.filter(
    (failure) => failure.remote === remote && (failure.path === undefined || failure.path === path),
  );
  return Object.fromEntries(relevant.map(({ release, kind }) => [release, kind]));
}

/** Gives every release of a remote another chance. */
export function clearFailures(remote: string): void {
  failures = failures.filter((failure) => failure.remote !== remote);
}
