/**
 * Queries that the page's entry script started before React and the API client were loaded. The client takes such a
 * reply, once, instead of making the same call.
 */
import { FRESH_MS } from '../query/freshness';
import type { HttpResult } from './http';

export interface PreloadedQuery {
  name: string;
  payload: object;
  token: string | null;
  result: Promise<HttpResult>;
  /** Cancels the call. */
  abort: () => void;
  /** In ms since 1970. Without it the reply counts as fresh. */
  startedAt?: number;
}

/** Sends a query; the fields of the payload have values. Never throws and has no timeout. */
export type SendQuery = (
  name: string,
  payload: Record<string, unknown>,
  token: string | null,
  signal?: AbortSignal,
) => Promise<HttpResult>;

declare global {
  interface Window {
    /** Hands the queries from the entry script to the client. */
    reelrupeePreloadedQueries?: PreloadedQuery[];
    /** Sends queries as the entry script does: without axios, which a page loads with its first other call. */
    reelrupeeSendQuery?: SendQuery;
  }
}

/** Publishes the queries that the entry script has started. */
export function publishPreloadedQueries(queries: PreloadedQuery[]): void {
  window.reelrupeePreloadedQueries = queries;
}

/**
 * The reply of the preloaded query with this name, payload and token; null when there is none. The signal cancels it.
 * One that no screen took is ignored once it is no longer fresh: a later call wants the data of its own time.
 */
export function takePreloadedReply(
  name: string,
  payload: object,
  token: string | null,
  signal?: AbortSignal,
): Promise<HttpResult> | null {
  const queries = window.reelrupeePreloadedQueries ?? [];
  const index = queries.findIndex(
    (query) =>
      query.name === name &&
      query.token === token &&
      Date.now() - (query.startedAt ?? Infinity) < FRESH_MS &&
      fieldsOf(query.payload) === fieldsOf(payload),
  );
  const [query] = index < 0 ? [] : queries.splice(index, 1);
  if (!query) return null;
  if (signal?.aborted) query.abort();
  else signal?.addEventListener('abort', query.abort);
  return query.result;
}

/** Cancels the preloaded queries that no screen has taken: the user has left the screen that they were for. */
export function abortPreloadedQueries(): void {
  for (const { abort } of window.reelrupeePreloadedQueries?.splice(0) ?? []) abort();
}

/** The sent fields of a payload, sorted by name. */
function fieldsOf(payload: object): string {
  const sent = Object.entries(payload).filter(([, value]) => value !== undefined);
  return JSON.stringify(sent.sort(([one], [other]) => (one < other ? -1 : 1)));
}
