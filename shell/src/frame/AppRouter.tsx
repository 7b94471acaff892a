import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { isLoaded } from '../federation/load/screens';
import { screenHistory } from './screenHistory';

/** The router's BrowserRouter, on a history that lets taps be answered first. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => screenHistory(isLoaded));
  const [{ action, location }, show] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(() => history.listen(show), [history]);
  // No transitions: in their slices a screen would take twice as long.
  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}
