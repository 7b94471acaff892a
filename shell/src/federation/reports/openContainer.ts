import { routeOf } from '../composition/routes';
import { containerOf, type Container } from '../load/containers';
import { screenOf } from '../load/screens';

/** The container of the screen that is open. */
export function openContainer(): Container | undefined {
  const route = routeOf(window.location.pathname);
  if (!route) return undefined;
  const { state } = screenOf(route);
  return state.kind === 'ready' ? containerOf(route.remote, state.release) : undefined;
}
