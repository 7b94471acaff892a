/** The data of a screen, asked for while a finger still rests on the link to it. */
import type { FirstCall } from '@reelrupee/federation/composition/composition';
import type { ActionName } from '@reelrupee/contract/actions';
import { askAhead, sessionUserId } from '@reelrupee/platform';
import { firstCallPayload } from '../firstCallPayload';
import { liveComposition } from './composition';

/** By path. A page names only the calls of its own route, so as to be light. */
const callsOf = new Map<string, FirstCall[]>();

/** Learns what each route asks for first. */
export async function learnFirstCalls(): Promise<void> {
  const remotes = (await liveComposition())?.remotes ?? {};
  for (const { current } of Object.values(remotes)) {
    for (const { path, calls } of current.routes) if (calls) callsOf.set(path, calls);
  }
}

/** Makes the first calls of a path, as far as they are known; those of a user only when one is signed in. */
export function callAhead(path: string): void {
  const userId = sessionUserId();
  for (const call of callsOf.get(path) ?? []) {
    const payload = firstCallPayload(call, userId);
    // A release names its calls as text. One that this contract does not know fails, and nobody waits for it.
    if (payload) askAhead(call.action as ActionName, payload as never);
  }
}
