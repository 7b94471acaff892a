import { useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import { isLoaded } from '../federation/load/screens';
import { screenHistory } from './screenHistory';

/** React Router’s BrowserRouter on `screenHistory`, which lets the browser paint a tap’s response first. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => screenHistory(isLoaded));
  const [{ action, location }, update] = useState(() => ({
    action: NavigationType.Pop,
    location: history.location,
  }));
  useLayoutEffect(() => history.listen(update), [history]);
  // No transitions: time-slicing makes opening a screen take twice as long.
  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}
