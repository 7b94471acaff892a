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

/** Notes an event and tells the provider. Of the openings of one release only the first one is told. */
export function note(entry: Omit<JournalEntry, 'at'>): void {
  const repeated = entry.event === 'opened' && entries.some((known) => isSameOpening(known, entry));
  entries.push({ at: Math.round(performance.now()), ...entry });
  if (!repeated && entry.why !== 'override') sendBeacon(entry);
}

function isSameOpening(known: JournalEntry, entry: Omit<JournalEntry, 'at'>): boolean {
  return known.event === 'opened' && known.remote === entry.remote && known.release === entry.release;
}
