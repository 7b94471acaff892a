/** What has happened to the releases of this page view, for the operators' page and for the provider. */
import type { FailureKind } from '@reelrupee/contract/failure';
import type { Why } from '@reelrupee/federation/choose/choose';
import { sendBeacon } from './beacon';

export interface JournalEntry {
  /** Milliseconds since the page began to load. */
  at: number;
  remote: string;
  release: string;
  why: Why;
  /** `opened`: its first screen was drawn. Else how it failed. */
  event: 'opened' | FailureKind;
  /** How long opening took, in milliseconds. */
  ms?: number;
  message?: string;
}

const entries: JournalEntry[] = [];

/** The entries so far, oldest first. */
export function journal(): readonly JournalEntry[] {
  return entries;
}

/**
 * Notes an event and tells the provider: each kind of event of a release once in a page view, so that whoever
 * retries, or finds it late and then slower still, does not count twice.
 */
export function note(entry: Omit<JournalEntry, 'at'>): void {
  const repeated = entries.some(
    ({ remote, release, event }) =>
      remote === entry.remote && release === entry.release && event === entry.event,
  );
  entries.push({ at: Math.round(performance.now()), ...entry });
  if (!repeated && entry.why !== 'override') sendBeacon(entry);
}
