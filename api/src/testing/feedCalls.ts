/** Calls of the feed. */
import { call } from './apiClient';
import type { Person } from './people';
import type { TestApi } from './startTestApi';

/** A page of today's reels of a plan, as the whole reply. */
export function page(api: TestApi, { userId, token }: Person, planId: string, skip = 0, limit = 20) {
  return call(api.url, 'getReelsByUserPlan', { userId, planId, skip, limit }, token);
}

/** Reports a reel as watched. */
export function mark(api: TestApi, { userId, token }: Person, planId: string, videoId: string) {
  return call(api.url, 'markReelWatched', { userId, planId, videoId }, token);
}

/** The ids of today's reels of a plan, in order; none if the call fails. */
export async function idsOf(api: TestApi, person: Person, planId: string): Promise<string[]> {
  return ((await page(api, person, planId)).data ?? []).map(({ _id }) => _id);
}
