import { routeOf } from '../composition/routes';
import { containerOf, type Container } from '../load/containers';
import { screenState } from '../load/screens';

/** The container of the screen that is open. Starts no load: a failed one is the user's to retry. */
export function openContainer(): Container | undefined {
  const route = routeOf(window.location.pathname);
  if (!route) return undefined;
  const state = screenState(route);
  return state?.kind === 'ready' ? containerOf(route.remote, state.release) : undefined;
}
