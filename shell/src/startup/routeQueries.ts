/** Requests the data of a screen while a finger still rests on the link to it. */
import type { RouteQuery } from '@reelrupee/federation/composition/composition';
import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { preloadQuery, sessionUserId } from '@reelrupee/platform';
import { preloadPayload } from './preloadPayload';

/** Makes the first calls that a route declares; those of a user only with a session. */
export function preloadRouteQueries(calls: readonly RouteQuery[] = []): void {
  const userId = sessionUserId();
  for (const call of calls) {
    const payload = preloadPayload(call, userId);
    // A release names its calls as text. One that this contract does not know fails, and nobody waits for it.
    if (payload) preloadQuery(call.action as ActionName, payload as ActionPayload<ActionName>);
  }
}
