/** Deaths of tabs by the release whose screen was open, of the last day in this browser. */
import { readItem, storeItem } from '../../storage/storeItem';

const KEY = 'openScreenDeaths';
const COUNTED_MS = 24 * 60 * 60_000;
/** So many deaths are remembered, the newest. */
const REMEMBERED = 20;

interface Death {
  remote: string;
  release: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Counts a death. Gives the number of this release's within the last day, this one included. */
export function countDeath(remote: string, release: string): number {
  const now = Date.now();
  const recent = deaths().filter(({ at }) => Math.abs(now - at) < COUNTED_MS);
  const all = [{ remote, release, at: now }, ...recent].slice(0, REMEMBERED);
  storeItem(KEY, JSON.stringify(all));
  return all.filter((death) => death.remote === remote && death.release === release).length;
}

function deaths(): Death[] {
  const stored = readItem<unknown>(KEY);
  return Array.isArray(stored) ? stored.filter(isDeath) : [];
}

function isDeath(value: unknown): value is Death {
  return typeof (value as Partial<Death> | null)?.at === 'number';
}
