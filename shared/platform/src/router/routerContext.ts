import { createContext, useContext } from 'react';
import type { HistoryUpdate, RouterHistory } from './history';

/** The current location, how it was reached, and the history that changes it. */
export interface RouterState extends HistoryUpdate {
  history: RouterHistory;
}

export const RouterContext = createContext<RouterState | undefined>(undefined);

/** The state of the router around a component. Throws without one. */
export function useRouter(): RouterState {
  const state = useContext(RouterContext);
  if (!state) throw new Error('Links and hooks of the router need a <Router> around them.');
  return state;
}
