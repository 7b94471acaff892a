import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { callAction } from '../api/callAction';
import type { ActionOk, ActionError } from '../api/result';
import { ActionQueryError } from './actionQueryError';
import { queryClient } from './queryClient';

/** What a screen draws: skeleton, content, or the error with a way to try again. */
export type ActionQuery<Name extends ActionName> = (
  | { state: 'loading' }
  | { state: 'error'; error: ActionError }
  /** `previous`: the reply is that of the payload before, kept while the new one comes. */
  | { state: 'ready'; reply: ActionOk<Name>; previous: boolean }
) & {
  /** Asks again now. */
  retry: () => void;
  /** A newer answer is on its way. */
  refreshing: boolean;
};

export interface ActionQueryOptions<Name extends ActionName> {
  /** False leaves the question unasked, and the state at loading. */
  enabled?: boolean;
  /** Keep drawing the previous answer while that of another payload comes, as when paging. */
  keepPrevious?: boolean;
  /** How long an answer is drawn without asking anew, in ms; by default as long as the cache's own. */
  freshMs?: number;
  /** An answer that came by another way: drawn and kept as if it had just been asked for. */
  known?: ActionOk<Name> | undefined;
}

/** Server state by action and payload, shared by all remotes and refreshed on focus and reconnect. */
export function useActionQuery<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  { enabled = true, keepPrevious = false, freshMs, known }: ActionQueryOptions<Name> = {},
): ActionQuery<Name> {
  const query = useQuery(
    {
      queryKey: [name, payload],
      queryFn: ({ signal }) => fetchQuery(name, payload, signal),
      enabled,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
      ...(freshMs === undefined ? {} : { staleTime: freshMs }),
      ...(known ? { initialData: known } : {}),
    },
    queryClient,
  );
  const common = { retry: () => void query.refetch(), refreshing: query.isFetching };
  if (query.data) {
    return { state: 'ready', reply: query.data, previous: query.isPlaceholderData, ...common };
  }
  if (query.error) return { state: 'error', error: query.error.error, ...common };
  return { state: 'loading', ...common };
}

/**
 * Asks for what a screen will ask for when it opens, unless a fresh answer is there. A failure is nobody's: the screen
 * asks again.
 */
export function preloadQuery<Name extends ActionName>(name: Name, payload: ActionPayload<Name>): void {
  void queryClient.prefetchQuery({
    queryKey: [name, payload],
    queryFn: ({ signal }) => fetchQuery(name, payload, signal),
    retry: false,
  });
}

async function fetchQuery<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  signal: AbortSignal,
): Promise<ActionOk<Name>> {
  const result = await callAction(name, payload, { signal });
  if (result.kind !== 'ok') throw new ActionQueryError(result);
  return result;
}

/**
 * Outdates the answers of these actions. Those on screen are asked for again at once; those that nobody looks at
 * are forgotten, since the next screen had better draw a skeleton than an amount that is known to be wrong.
 */
export function invalidateActions(...names: ActionName[]): void {
  for (const name of names) {
    queryClient.removeQueries({ queryKey: [name], type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}

/** Puts what one action has just told in place of another's older answer, which it makes outdated. */
export function setQueryData<Name extends ActionName>(
  name: Name,
  payload: ActionPayload<Name>,
  reply: ActionOk<Name>,
): void {
  queryClient.setQueryData([name, payload], reply);
}

/** Forgets every answer, as when another user signs in. */
export function clearQueries(): void {
  queryClient.clear();
}
