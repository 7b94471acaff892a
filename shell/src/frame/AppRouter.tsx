import { browserHistory, Router } from '@reelrupee/platform/router';
import { useState, type ReactNode } from 'react';
import { isLoaded } from '../federation/load/screens';

/** The router on the browser's history, which lets the browser paint a tap’s response before a loaded screen. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => browserHistory(isLoaded));
  return <Router history={history}>{children}</Router>;
}
