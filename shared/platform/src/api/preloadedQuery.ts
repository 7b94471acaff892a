/**
 * The first screen's data is asked for by the page's entry script, before React and the API client have
 * arrived. Here the client picks such a reply up, once, when it would have made the very same call.
 */
import type { HttpResult } from './http';

export interface PreloadedQuery {
  name: string;
  payload: object;
  token: string | null;
  outcome: Promise<HttpResult>;
}

/** Global under which the entry script leaves its calls; the two share no module. */
export const PRELOADED_QUERIES = '__reelrupeePreloadedQueries';

declare global {
  interface Window {
    [PRELOADED_QUERIES]?: PreloadedQuery[];
  }
}

/** The reply of an early call that is exactly this one, or null. Each reply is given out once. */
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

/** The fields of a payload that are sent, in whatever order they were given. */
function fieldsOf(payload: object): string {
  const sent = Object.entries(payload).filter(([, value]) => value !== undefined);
  return JSON.stringify(sent.sort(([one], [other]) => (one < other ? -1 : 1)));
}
