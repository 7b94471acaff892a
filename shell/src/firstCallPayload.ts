import type { FirstCall } from '@reelrupee/federation/composition/composition';

export type Payload = Record<string, string | number>;

/** What a route's first call sends, or null when it is a user's and nobody is signed in: the id is empty then. */
export function firstCallPayload({ of, with: further }: FirstCall, userId: string): Payload | null {
  if (of !== 'user') return { ...further };
  return userId === '' ? null : { userId, ...further };
}
