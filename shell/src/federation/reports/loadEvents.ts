/** What has happened to the releases of this page view, for the operators' page and for the provider. */
import type { LateErrorKind, LoadErrorKind } from '@reelrupee/contract/loadError';
import type { ReleaseRole } from '@reelrupee/federation/resolve/resolveRelease';
import { sendReport } from './sendReport';

export interface LoadEvent {
  /** Milliseconds since the page began to load. */
  at: number;
  remote: string;
  release: string;
  role: ReleaseRole;
  /** `opened`: its first screen was drawn. Else how it failed, on the way to its screen or later. */
  event: 'opened' | LoadErrorKind | LateErrorKind;
  /** How long opening took, in milliseconds. */
  ms?: number;
  message?: string;
}

const events: LoadEvent[] = [];

/** The entries so far, oldest first. */
export function loadEvents(): readonly LoadEvent[] {
  return events;
}

/**
 * Notes an event and tells the provider: each kind of event of a release once in a page view, so that whoever
 * retries, or finds it late and then slower still, does not count twice.
 */
export function recordLoadEvent(entry: Omit<LoadEvent, 'at'>): void {
  const repeated = events.some(
    ({ remote, release, event }) =>
      remote === entry.remote && release === entry.release && event === entry.event,
  );
  events.push({ at: Math.round(performance.now()), ...entry });
  if (!repeated && entry.role !== 'override') sendReport(entry);
}
