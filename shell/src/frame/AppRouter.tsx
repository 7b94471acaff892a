import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import { readinessOf } from '../federation/load/screens';
import { focusMain } from './focusMain';
import { screenHistory } from './screenHistory';

/** React Router’s BrowserRouter on `screenHistory`, which lets the browser paint a tap’s response first. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => screenHistory(readinessOf));
  const [{ action, location }, update] = useState(() => ({
    action: NavigationType.Pop,
    location: history.location,
  }));
  const pathname = useRef(location.pathname);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        // The browser lays out the page when it removes what has the focus, such as the tapped button.
        if (next.location.pathname !== pathname.current) focusMain();
        pathname.current = next.location.pathname;
        update(next);
      }),
    [history],
  );
  // No transitions: time-slicing makes opening a screen take twice as long.
  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}
