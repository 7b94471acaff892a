/** The feed as an app calls it. */
import { call } from './apiClient';
import type { Person } from './people';
import type { TestApi } from './startTestApi';

/** A page of today's reels of a plan, with what came instead of it. */
export function page(api: TestApi, { userId, token }: Person, planId: string, skip = 0, limit = 20) {
  return call(api.url, 'getReelsByUserPlan', { userId, planId, skip, limit }, token);
}

/** Says that a reel was watched to its end. */
export function mark(api: TestApi, { userId, token }: Person, planId: string, videoId: string) {
  return call(api.url, 'markReelWatched', { userId, planId, videoId }, token);
}

/** The ids of today's reels of a plan, in their order; none where the feed is refused. */
export async function idsOf(api: TestApi, person: Person, planId: string): Promise<string[]> {
  return ((await page(api, person, planId)).data ?? []).map(({ _id }) => _id);
}
