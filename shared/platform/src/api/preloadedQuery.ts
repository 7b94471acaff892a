/**
 * Queries that the page's entry script started before React and the API client were loaded. The client takes such a
 * reply, once, instead of making the same call.
 */
import type { HttpResult } from './http';

export interface PreloadedQuery {
  name: string;
  payload: object;
  token: string | null;
  outcome: Promise<HttpResult>;
}

/** Global that hands the calls from the entry script to the client, which share no module. */
export const PRELOADED_QUERIES = '__reelrupeePreloadedQueries';

declare global {
  interface Window {
    [PRELOADED_QUERIES]?: PreloadedQuery[];
  }
}

/** The reply of the preloaded query with this name, payload and token; null when there is none. */
export function takePreloadedReply(
  name: string,
  payload: object,
  token: string | null,
): Promise<HttpResult> | null {
  const calls = window[PRELOADED_QUERIES] ?? [];
  const index = calls.findIndex(
    (call) => call.name === name && call.token === token && fieldsOf(call.payload) === fieldsOf(payload),
  );
  return index < 0 ? null : (calls.splice(index, 1)[0]?.outcome ?? null);
}

/** The sent fields of a payload, sorted by name. */
function fieldsOf(payload: object): string {
  const sent = Object.entries(payload).filter(([, value]) => value !== undefined);
  return JSON.stringify(sent.sort(([one], [other]) => (one < other ? -1 : 1)));
}
