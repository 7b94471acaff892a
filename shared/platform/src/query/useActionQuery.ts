import { keepPreviousData, useQuery, type Query } from '@tanstack/react-query';
import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { useState } from 'react';
import { callAction, type CallOptions } from '../api/callAction';
import type { ActionOk, ActionError } from '../api/result';
import { interpretReply } from '../api/interpretReply';
import { ActionQueryError } from './actionQueryError';
import { FRESH_MS } from './freshness';
import { queryClient } from './queryClient';

/** State of a query: loading, ready, or an error that can be retried. */
export type ActionQuery<Name extends ActionName> = (
  | { state: 'loading' }
  | { state: 'error'; error: ActionError }
  /**
   * `previous`: the reply belongs to the previous payload and is kept until the new one arrives. `updatedAt`: when the
   * reply arrived, in ms since 1970; 0 if it is of the previous payload, or came with the page.
   */
  | { state: 'ready'; reply: ActionOk<Name>; previous: boolean; updatedAt: number }
) & {
  /** Fetches again now. */
  retry: () => void;
  /** A fetch is running. */
  refreshing: boolean;
};

export interface ActionQueryOptions<Name extends ActionName> {
  /** False makes no call and keeps the state at loading. */
  enabled?: boolean;
  /** Keeps the reply of the previous payload until the next one arrives, as when paging. */
  keepPrevious?: boolean;
  /** Ms for which a reply counts as fresh; by default the cache's own time. */
  freshMs?: number;
  /**
   * Loading until the provider has replied to this page, at most as long ago as a reply counts as fresh when the
   * component mounts. For amounts that a user acts on.
   */
  confirmed?: boolean;
  /** Loading until there is a reply of this time or later, in ms since 1970; read once, when the component mounts. */
  since?: number;
  /** False: a reply stays while its screen is open. By default it is fetched again on focus and reconnect. */
  refetchOnReturn?: boolean;
  /** A reply that is already known; it is cached as if it had just been fetched. */
  known?: ActionOk<Name> | undefined;
}

/** Server state by action and payload, shared by all remotes and refreshed on focus and reconnect. */
export function useActionQuery<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  {
    enabled = true,
    keepPrevious = false,
    freshMs = FRESH_MS,
    confirmed = false,
    since = 0,
    refetchOnReturn = true,
    known,
  }: ActionQueryOptions<Name> = {},
): ActionQuery<Name> {
  const [earliest] = useState(() => (confirmed ? Date.now() - FRESH_MS : since));
  const query = useQuery(
    {
      queryKey: [name, payload],
      queryFn: ({ signal }) => fetchQuery(name, payload, { signal }),
      enabled,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
      staleTime: ({ state }) => (state.dataUpdatedAt < earliest ? 0 : freshMs),
      ...(known ? { initialData: known } : {}),
      ...(refetchOnReturn ? {} : { refetchOnWindowFocus: unlessLoaded, refetchOnReconnect: unlessLoaded }),
    },
    queryClient,
  );
  const common = { retry: () => void query.refetch(), refreshing: query.isFetching };
  const { data, dataUpdatedAt: updatedAt, isPlaceholderData: previous } = query;
  if (data && updatedAt >= earliest) return { state: 'ready', reply: data, previous, updatedAt, ...common };
  if (query.error) return { state: 'error', error: query.error.error, ...common };
  // Without a network the query waits for it, and may wait long.
  if (query.isPaused) return { state: 'error', error: { kind: 'failed', reason: 'offline' }, ...common };
  return { state: 'loading', ...common };
}

function unlessLoaded({ state }: Pick<Query, 'state'>): false | 'always' {
  return state.data === undefined && 'always';
}

/**
 * Fetches the data of a screen that is about to open, unless it is cached and fresh. A missing reply is retried as for
 * the screen, which joins the running call.
 */
export function preloadQuery<Name extends ActionName>(name: Name, payload: ActionPayload<Name>): void {
  void queryClient.prefetchQuery({
    queryKey: [name, payload],
    queryFn: ({ signal }) => fetchQuery(name, payload, { signal, preload: true }),
  });
}

async function fetchQuery<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  options: CallOptions,
): Promise<ActionOk<Name>> {
  const result = await callAction(name, payload, options);
  if (result.kind !== 'ok') throw new ActionQueryError(result);
  return result;
}

/** True if the cache has the query: its reply, or a call for it that is running. */
export function isQueryCached<Name extends ActionName>(name: Name, payload: ActionPayload<Name>): boolean {
  return queryClient.getQueryState([name, payload]) !== undefined;
}

/**
 * Invalidates the replies of these actions. Those on screen are fetched again at once; the others are removed, so that
 * the next screen shows a skeleton rather than an outdated amount.
 */
export function invalidateActions(...names: ActionName[]): void {
  for (const name of names) {
    queryClient.removeQueries({ queryKey: [name], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

/**
 * Replaces a cached reply by the newer one of another action with the same data, and cancels a call that may still get
 * the older one.
 */
export function setQueryData<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<NoInfer<Name>>,
  // Not inferred from: a reply of the other action with other data would widen the name, and be accepted.
  reply: ActionOk<NoInfer<Name>>,
): void {
  const queryKey = [name, payload];
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, reply);
}

/**
 * Caches a reply of the provider that the page was served with: it is shown at once, and fetched again as soon as a
 * screen uses it. A reply that cannot be used is ignored.
 */
export function seedQuery<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  body: Record<string, unknown>,
): void {
  const { result } = interpretReply(name, { status: 200, body }, () => undefined);
  if (result.kind === 'ok') queryClient.setQueryData([name, payload], result, { updatedAt: 0 });
}

/**
 * Removes all cached replies, as when another user signs in. Public queries on screen start over; those of the user
 * before are not made again.
 */
export function clearQueries(): void {
  queryClient.removeQueries({ predicate: (query) => !query.isActive() || isOfUser(query) });
  void queryClient.resetQueries();
}

function isOfUser({ queryKey: [, payload] }: Query): boolean {
  return typeof payload === 'object' && payload !== null && 'userId' in payload;
}
