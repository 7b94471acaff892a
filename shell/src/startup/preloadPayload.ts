import type { RouteQuery } from '@reelrupee/federation/composition/composition';

export type Payload = Record<string, string | number>;

/** Payload of a route's first call; null for a call of the signed-in user without a session (`userId` is empty). */
export function preloadPayload({ of, with: further }: RouteQuery, userId: string): Payload | null {
  if (of !== 'user') return { ...further };
  return userId === '' ? null : { userId, ...further };
}
