import { BUCKETS, canaryBucket } from '@reelrupee/federation/resolve/canaryBucket';

/** Stored place of a browser that puts it into this bucket for the canaries of a remote. */
export function browserInBucket(bucket: number, remote: string): Record<'canaryPlace', string> {
  const places = Array.from({ length: BUCKETS }, (_, place) => place);
  return { canaryPlace: String(places.find((place) => canaryBucket(place, remote) === bucket)) };
}
