import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { goTo } from '../navigation/navigator';
import { routes } from '../navigation/routes';
import { useSession } from './sessionStore';

/** The id of the user, for screens that need one; a visitor is sent to log in and the screen gets ''. */
export function useUserOrLogin(): string {
  const { userId, isLoggedIn, isKnown } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever ended the session may have sent the user elsewhere already: log-out goes home, not to log in.
    const stillHere = window.location.pathname === pathname;
    if (isKnown && !isLoggedIn && stillHere) goTo(routes.login, { replace: true });
  }, [isKnown, isLoggedIn, pathname]);
  return isLoggedIn ? userId : '';
}
