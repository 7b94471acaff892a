import { useLocation } from '@reelrupee/platform/router';
import { useEffect } from 'react';

/**
 * Follows the address to where it went while the first screen was drawn. The router reads it when drawing begins and
 * listens when all is drawn: Back in between, as after a reload, would change the address and not the screen.
 */
export function useMissedAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const { location, history } = window;
    if (location.pathname + location.search === pathname + search) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [pathname, search]);
}
