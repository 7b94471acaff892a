const KEY = 'canaryBucket';
const BUCKETS = 100;

/** This browser's lasting place among all browsers, 0 to 99. Stored only once a canary asks for it. */
export function canaryBucket(): number {
  const stored = Number(localStorage.getItem(KEY) ?? NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < BUCKETS) return stored;
  const bucket = Math.floor(Math.random() * BUCKETS);
  localStorage.setItem(KEY, String(bucket));
  return bucket;
}
