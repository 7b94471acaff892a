/**
 * Asks for the data of the screen being opened before React and the API client have arrived. The client picks a
 * reply up when it would have made the very same call (`earlyCall.ts` of the platform, under the same global).
 */
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import type { RouteQuery } from '@reelrupee/federation/composition/composition';
import { readDataBlock } from '../federation/composition/dataBlock';
import { preloadPayload, type Payload } from './preloadPayload';

type HttpResult =
  { kind: 'response'; status: number; body: unknown } | { kind: 'none'; reason: 'unreachable' | 'offline' };

interface PreloadedQuery {
  name: string;
  payload: Payload;
  token: string | null;
  outcome: Promise<HttpResult>;
}

/** Where the client looks. */
const PRELOADED_QUERIES = '__reelrupeePreloadedQueries';

/** Makes the calls that a route declares; those of a user only when one is signed in. */
export function preloadQueries(calls: readonly RouteQuery[] = []): void {
  const token = stored('jwtToken') ?? stored('authorization');
  const userId = token ? storedUserId() : '';
  const early = calls.flatMap((call): PreloadedQuery[] => {
    const payload = preloadPayload(call, userId);
    if (!payload) return [];
    const { action: name, picture } = call;
    const outcome = post(name, payload, token);
    if (picture) void outcome.then((reply) => preloadImages(reply, picture));
    return [{ name, payload, token, outcome }];
  });
  Reflect.set(window, PRELOADED_QUERIES, early);
}

/** Has the browser fetch the pictures of a reply before anything is there to draw them. */
function preloadImages(outcome: HttpResult, field: string): void {
  const body = outcome.kind === 'response' ? outcome.body : null;
  if (!isObject(body) || !Array.isArray(body['data'])) return;
  for (const item of body['data'] as unknown[]) {
    const file = isObject(item) ? item[field] : undefined;
    if (typeof file === 'string') new Image().src = config().mediaHost + file;
  }
}

async function post(name: string, payload: Payload, token: string | null): Promise<HttpResult> {
  const { apiHost } = config();
  const body = new FormData();
  for (const [field, value] of Object.entries(payload)) body.set(field, String(value));
  const headers = { Range: 'bytes=0-', ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    const response = await fetch(`${apiHost}/${name}`, { method: 'POST', body, headers });
    const text = await response.text();
    return { kind: 'response', status: response.status, body: parse(text) };
  } catch {
    return { kind: 'none', reason: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

/** As the API client does: what is no JSON is judged as the text that it is. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function stored(key: string): string | null {
  return localStorage.getItem(key) || sessionStorage.getItem(key) || null;
}

function storedUserId(): string {
  const user = parse(stored('login') ?? '');
  return isObject(user) && '_id' in user ? String(user['_id']) : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function config(): RuntimeConfig {
  return readDataBlock<RuntimeConfig>(RUNTIME_CONFIG_ELEMENT);
}
