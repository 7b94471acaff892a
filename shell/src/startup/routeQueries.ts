/** The data of a screen, asked for while a finger still rests on the link to it. */
import type { RouteQuery } from '@reelrupee/federation/composition/composition';
import type { ActionName } from '@reelrupee/contract/actions';
import { preloadQuery, sessionUserId } from '@reelrupee/platform';
import { preloadPayload } from './preloadPayload';
import { liveComposition } from '../federation/composition/composition';

/** By path. A page names only the calls of its own route, so as to be light. */
const queriesByPath = new Map<string, RouteQuery[]>();

/** Learns what each route asks for first. */
export async function loadRouteQueries(): Promise<void> {
  const remotes = (await liveComposition())?.remotes ?? {};
  for (const { current } of Object.values(remotes)) {
    for (const { path, calls } of current.routes) if (calls) queriesByPath.set(path, calls);
  }
}

/** Makes the first calls of a path, as far as they are known; those of a user only when one is signed in. */
export function preloadRouteQueries(path: string): void {
  const userId = sessionUserId();
  for (const call of queriesByPath.get(path) ?? []) {
    const payload = preloadPayload(call, userId);
    // A release names its calls as text. One that this contract does not know fails, and nobody waits for it.
    if (payload) preloadQuery(call.action as ActionName, payload as never);
  }
}
