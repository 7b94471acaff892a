import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { navigateTo } from '../navigation/navigator';
import { routes } from '../navigation/routes';
import { useSession } from './sessionStore';

/** The id of the user, for screens that need one; a visitor is sent to log in and the screen gets ''. */
export function useRequireUser(): string {
  const { userId, isLoggedIn, isKnown } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever ended the session may have sent the user elsewhere already: log-out goes home, not to log in.
    const stillHere = window.location.pathname === pathname;
    if (isKnown && !isLoggedIn && stillHere) navigateTo(routes.login, { replace: true });
  }, [isKnown, isLoggedIn, pathname]);
  return isLoggedIn ? userId : '';
}
