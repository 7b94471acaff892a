/** Requests the data of a screen while a finger still rests on the link to it. */
import type { RouteQuery } from '@reelrupee/federation/composition/composition';
import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { preloadQuery, sessionUserId } from '@reelrupee/platform';
import { preloadPayload } from './preloadPayload';
import { liveComposition } from '../federation/composition/composition';

/** Calls by path. They are loaded on demand, since a page holds only the calls of its own route. */
const queriesByPath = new Map<string, RouteQuery[]>();

/** Loads the calls that each route declares. */
export async function loadRouteQueries(): Promise<void> {
  const remotes = (await liveComposition())?.remotes ?? {};
  for (const { current } of Object.values(remotes)) {
    for (const { path, calls } of current.routes) if (calls) queriesByPath.set(path, calls);
  }
}

/** Makes the known first calls of a path; those of a user only with a session. */
export function preloadRouteQueries(path: string): void {
  const userId = sessionUserId();
  for (const call of queriesByPath.get(path) ?? []) {
    const payload = preloadPayload(call, userId);
    // A release names its calls as text. One that this contract does not know fails, and nobody waits for it.
    if (payload) preloadQuery(call.action as ActionName, payload as ActionPayload<ActionName>);
  }
}
