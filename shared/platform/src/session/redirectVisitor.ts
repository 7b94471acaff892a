import { navigateTo } from '../navigation/navigator';
import type { RouteState } from '../navigation/routeState';
import { routes } from '../navigation/routes';

/**
 * Redirects from a screen that needs a user. The state of a recharge goes along, because the log-in leads on to the plan
 * of its own state. The log-in itself stays as it is: providers may refuse a password by a code that ends sessions.
 */
export function redirectVisitor(path: string): void {
  if (window.location.pathname === path) return;
  const entry = window.history.state as { usr?: RouteState } | null;
  navigateTo(path, {
    replace: true,
    state: window.location.pathname === routes.recharge ? entry?.usr : undefined,
  });
}
