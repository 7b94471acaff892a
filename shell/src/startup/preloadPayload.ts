import type { RouteQuery } from '@reelrupee/federation/composition/composition';

export type Payload = Record<string, string | number>;

/** What a route's first call sends, or null when it is a user's and nobody is signed in: the id is empty then. */
export function preloadPayload({ of, with: further }: RouteQuery, userId: string): Payload | null {
  if (of !== 'user') return { ...further };
  return userId === '' ? null : { userId, ...further };
}
