import { routeOf } from '../composition/routes';
import type { OpenScreen } from '../load/openScreens';
import { loadEvents } from './loadEvents';
import { openRelease } from './openRelease';

/** The screen of a release that is open; undefined while it opens, and for the shell's own. Starts no load. */
export function openScreen(): OpenScreen | undefined {
  const route = routeOf(window.location.pathname);
  const release = route && openRelease(loadEvents(), route.remote);
  return route && release !== undefined ? { remote: route.remote, release, path: route.path } : undefined;
}
