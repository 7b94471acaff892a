import { BUCKETS } from '@reelrupee/federation/resolve/canaryBucket';
import { storeItem } from '../../storage/storeItem';

/** The name in browsers that have a bucket already. */
const KEY = 'canaryPlace';

/** This browser's bucket, 0 to 99, random and kept. Stored only once a canary asks for it. */
export function browserBucket(): number {
  const stored = Number(localStorage.getItem(KEY) ?? NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < BUCKETS) return stored;
  const bucket = Math.floor(Math.random() * BUCKETS);
  storeItem(KEY, String(bucket));
  return bucket;
}
