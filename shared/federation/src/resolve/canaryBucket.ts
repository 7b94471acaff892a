/** Number of buckets. Each browser gets one at random, and keeps it. */
export const BUCKETS = 100;

/**
 * A browser's bucket for the canaries of one remote, 0 to 99. Salted by the remote's name: the browsers that get the
 * canary of one remote are not those that get every other one's.
 */
export function canaryBucket(bucket: number, remote: string): number {
  const salt = [...remote].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % BUCKETS, 0);
  return (bucket + salt) % BUCKETS;
}
