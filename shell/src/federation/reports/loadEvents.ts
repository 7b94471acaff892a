/** Load events of this page view, for the operators' page and the provider. */
import type { LateErrorKind, LoadErrorKind } from '@reelrupee/contract/loadError';
import type { ReleaseRole } from '@reelrupee/federation/resolve/resolveRelease';
import { sendReport } from './sendReport';

export interface LoadEvent {
  /** Milliseconds since the page began to load. */
  at: number;
  remote: string;
  release: string;
  role: ReleaseRole;
  /** `opened`: its first screen was rendered. Otherwise the kind of failure, while loading or later. */
  event: 'opened' | LoadErrorKind | LateErrorKind;
  /** Duration of opening, in ms. */
  ms?: number;
  message?: string;
  /** The error itself, for the team that previews the release. */
  error?: unknown;
}

const events: LoadEvent[] = [];

/** The entries so far, oldest first. */
export function loadEvents(): readonly LoadEvent[] {
  return events;
}

/**
 * Records an event and reports it to the provider. Each kind of event of a release counts once in a page view, so that
 * retries and late arrivals do not count twice. A preview is not reported: its team sees what it does in the banner.
 */
export function recordLoadEvent(entry: Omit<LoadEvent, 'at'>): void {
  const repeated = events.some(
    ({ remote, release, event }) =>
      remote === entry.remote && release === entry.release && event === entry.event,
  );
  events.push({ at: Math.round(performance.now()), ...entry });
  if (!repeated && entry.role !== 'override') sendReport(entry);
}
