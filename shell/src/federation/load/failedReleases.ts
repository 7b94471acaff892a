/** Releases that have failed in this page view. They are not resolved again until the user retries. */
import type { LoadErrorKind } from '@reelrupee/contract/loadError';

interface RecordedFailure {
  remote: string;
  release: string;
  kind: LoadErrorKind;
  /** The one route that it failed for; absent when the release could not be loaded at all. */
  path?: string;
}

/** Failures in one screen's own code do not affect the other screens of the release. */
const OF_ONE_SCREEN: readonly LoadErrorKind[] = ['render', 'screen-missing'];

let failures: RecordedFailure[] = [];

/** Remembers that a release failed when this route was opened. */
export function recordFailure(remote: string, release: string, kind: LoadErrorKind, path: string): void {
  failures.push({ remote, release, kind, ...(OF_ONE_SCREEN.includes(kind) ? { path } : {}) });
}

/** The relevant failures for a route, by release. Hung releases are rejected before they run. */
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
