/** The screens of this page view: each route's chain, started once and kept while its screen is well. */
import { choiceFor } from './choice';
import { forgetFailures, rememberFailure } from './failures';
import { note } from './journal';
import { loadedScreen, loadScreen } from './loadRelease';
import { LIMIT_MS, ScreenLoad, type ScreenState, type ScreenWorld } from './screenLoad';
import { routeOf, type RemoteRoute } from './routes';

const loads = new Map<string, ScreenLoad>();

/** Starts loading the screen of a path, if a remote draws it. */
export function openPath(path: string): void {
  const route = routeOf(path);
  if (route) screenOf(route);
}

/** Whether the screen of a path can be drawn without waiting. If not, its loading starts with the question. */
export function isAtHand(path: string): boolean {
  const route = routeOf(path);
  return route !== undefined && screenOf(route).state.kind === 'ready';
}

/** The chain of a route's screen. One that failed is started anew. */
export function screenOf(route: RemoteRoute): ScreenLoad {
  const known = loads.get(route.path);
  if (known && known.state.kind !== 'failed') return known;
  const load = start(route);
  loads.set(route.path, load);
  return load;
}

/** As the user asks for it: every release of the remote gets another chance. */
export function retryScreen(route: RemoteRoute): ScreenLoad {
  forgetFailures(route.remote);
  loads.delete(route.path);
  return screenOf(route);
}

/** Puts a screen in its place that needs no loading, as when the page's HTML is drawn. */
export function placeScreen(route: RemoteRoute, state: ScreenState): void {
  loads.set(route.path, new ScreenLoad(worldOf(route), state));
}

/** A screen that was fetched ahead is drawn at once: to wait for it, however shortly, would show its skeleton. */
function start(route: RemoteRoute): ScreenLoad {
  const world = worldOf(route);
  const choice = world.choose({});
  if (choice.kind !== 'release') return new ScreenLoad(world);
  const { release, why } = choice;
  const Screen = loadedScreen(route.remote, release, route.path);
  return new ScreenLoad(world, Screen ? { kind: 'ready', release, why, Screen } : { kind: 'loading' });
}

function worldOf({ remote, path }: RemoteRoute): ScreenWorld {
  return {
    choose: (busy) => choiceFor(remote, path, busy),
    load: (release) => loadScreen(remote, release, path),
    failed: ({ release, why }, event, message) => {
      rememberFailure(remote, release.id, event, path);
      note({ remote, release: release.id, why, event, message });
    },
    late: ({ release, why }) => {
      const message = `${path} was not drawn after ${LIMIT_MS / 1000} s.`;
      note({ remote, release: release.id, why, event: 'timeout', message });
    },
  };
}
