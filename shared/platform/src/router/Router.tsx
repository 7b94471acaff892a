import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { HistoryUpdate, RouterHistory } from './history';
import { RouterContext } from './routerContext';

interface RouterProps {
  history: RouterHistory;
  children: ReactNode;
}

/** Provides the location of a history, and the history itself, to the links and hooks below. */
export function Router({ history, children }: RouterProps) {
  const [update, setUpdate] = useState<HistoryUpdate>(() => ({ action: 'POP', location: history.location }));
  useLayoutEffect(() => history.listen(setUpdate), [history]);
  const state = useMemo(() => ({ ...update, history }), [update, history]);
  return <RouterContext value={state}>{children}</RouterContext>;
}
