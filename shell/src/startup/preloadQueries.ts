/**
 * Fetches the data of the page's first screen before React and the API client are loaded. The client takes a reply
 * instead of making the same call.
 */
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import {
  publishPreloadedQueries,
  type PreloadedQuery,
  type SendQuery,
} from '@reelrupee/platform/preloadedQuery';
import { readStoredSession } from '@reelrupee/platform/storedSession';
import type { RouteQuery } from '@reelrupee/federation/composition/composition';
import { readDataBlock } from '../federation/composition/dataBlock';
import { preloadPayload } from './preloadPayload';

/** Makes calls without the API client, which takes their replies; those of a user only with a session. */
export function preloadQueries(calls: readonly RouteQuery[] = []): void {
  const { token, user } = readStoredSession();
  const userId = token && user ? String(user['_id']) : '';
  const queries = calls.flatMap((call): PreloadedQuery[] => {
    const payload = preloadPayload(call, userId);
    if (!payload) return [];
    const { action: name } = call;
    const controller = new AbortController();
    const result = post(name, payload, token, controller.signal);
    if (call.picture ?? call.video) void preloadFiles(call, result);
    return [{ name, payload, token, result, startedAt: Date.now(), abort: () => controller.abort() }];
  });
  window.reelrupeeSendQuery = post;
  publishPreloadedQueries([...(window.reelrupeePreloadedQueries ?? []), ...queries]);
}

/** Fetches the files that a reply names. Only routes with such files load the code, while the reply is on its way. */
async function preloadFiles(call: RouteQuery, result: PreloadedQuery['result']): Promise<void> {
  // Without its code the screen fetches its files itself.
  const media = import(/* webpackChunkName: "media" */ './preloadMedia').catch(() => null);
  const reply = await result;
  if (reply.kind === 'response') (await media)?.preloadMedia(reply.body, call, config().mediaHost);
}

const post: SendQuery = async (name, payload, token, signal) => {
  const { apiHost } = config();
  const body = new FormData();
  for (const [field, value] of Object.entries(payload)) body.set(field, String(value));
  const headers = { Range: 'bytes=0-', ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    const response = await fetch(`${apiHost}/${name}`, {
      method: 'POST',
      body,
      headers,
      signal: signal ?? null,
    });
    const text = await response.text();
    return { kind: 'response', status: response.status, body: parse(text) };
  } catch {
    if (signal?.aborted) return { kind: 'none', reason: 'cancelled' };
    return { kind: 'none', reason: navigator.onLine ? 'unreachable' : 'offline' };
  }
};

/** Like the API client: a body that is not JSON stays text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function config(): RuntimeConfig {
  return readDataBlock<RuntimeConfig>(RUNTIME_CONFIG_ELEMENT);
}
