import { useEffect } from 'react';
import { useLocation } from '../router/useLocation';
import { routes } from '../navigation/routes';
import { redirectVisitor } from './redirectVisitor';
import { useSession } from './sessionStore';

/** The user's id, for screens that need one. Visitors get '' and are redirected to /login. */
export function useRequireUser(): string {
  const { userId, isLoggedIn, isKnown } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    // Log-out ends the session and navigates home; that navigation must win.
    const stillHere = window.location.pathname === pathname;
    if (isKnown && !isLoggedIn && stillHere) redirectVisitor(routes.login);
  }, [isKnown, isLoggedIn, pathname]);
  return isLoggedIn ? userId : '';
}
