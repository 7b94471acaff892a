import { BUCKETS } from '@reelrupee/federation/resolve/canaryBucket';

const KEY = 'canaryPlace';

/** This browser's lasting place among all browsers, 0 to 99. Stored only once a canary asks for it. */
export function canaryPlace(): number {
  const stored = Number(localStorage.getItem(KEY) ?? NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < BUCKETS) return stored;
  const place = Math.floor(Math.random() * BUCKETS);
  localStorage.setItem(KEY, String(place));
  return place;
}
