/** The screens of this page view: each route's load, started once and kept until it fails. */
import { resolveFor } from './resolveFor';
import { clearFailures, recordFailure } from './failedReleases';
import { recordLoadEvent } from '../reports/loadEvents';
import { forgetHungReleases } from './bootSentinel';
import { loadErrorMessage } from './loadError';
import { abandonLoads, loadedScreen, loadScreen } from './loadRelease';
import { LIMIT_MS, ScreenLoad, type ScreenState, type ScreenLoadDeps } from './screenLoad';
import { routeOf, type RemoteRoute } from '../composition/routes';

const loads = new Map<string, ScreenLoad>();

/** Starts loading the screen of a path, if a remote renders it. */
export function preloadScreen(path: string): void {
  const route = routeOf(path);
  if (route) screenOf(route);
}

/** True if the screen of a path can render without waiting. If not, this call starts loading it. */
export function isLoaded(path: string): boolean {
  const route = routeOf(path);
  return route !== undefined && screenOf(route).state.kind === 'ready';
}

/** The load of a route's screen. A failed one is started again. */
export function screenOf(route: RemoteRoute): ScreenLoad {
  const known = loads.get(route.path);
  if (known && known.state.kind !== 'failed') return known;
  const load = start(route);
  loads.set(route.path, load);
  return load;
}

/** The state of a route's screen; undefined if nothing has started to load it. Starts no load. */
export function screenState({ path }: RemoteRoute): ScreenState | undefined {
  return loads.get(path)?.state;
}

/** Retry by the user: every release of the remote gets another chance. */
export function retryScreen(route: RemoteRoute): ScreenLoad {
  clearFailures(route.remote);
  abandonLoads(route.remote);
  forgetHungReleases(route.remote);
  loads.get(route.path)?.abandon();
  loads.delete(route.path);
  return screenOf(route);
}

/** Sets a screen that needs no loading, as in prerendering. */
export function setScreen(route: RemoteRoute, state: ScreenState): void {
  loads.set(route.path, new ScreenLoad(depsOf(route), state));
}

/** A prefetched screen renders at once: any wait would show its skeleton. */
function start(route: RemoteRoute): ScreenLoad {
  const deps = depsOf(route);
  const resolution = deps.resolve({});
  if (resolution.kind !== 'release') return new ScreenLoad(deps);
  const { release, role } = resolution;
  const Screen = loadedScreen(route.remote, release, route.path);
  return new ScreenLoad(deps, Screen ? { kind: 'ready', release, role, Screen } : { kind: 'loading' });
}

function depsOf({ remote, path }: RemoteRoute): ScreenLoadDeps {
  return {
    resolve: (busy) => resolveFor(remote, path, busy),
    load: (release) => loadScreen(remote, release, path),
    failed: ({ release, role }, event, error) => {
      recordFailure(remote, release.id, event, path);
      recordLoadEvent({ remote, release: release.id, role, event, message: loadErrorMessage(error), error });
    },
    late: ({ release, role }) => {
      const message = `${path} was not rendered after ${LIMIT_MS / 1000} s.`;
      recordLoadEvent({ remote, release: release.id, role, event: 'timeout', message });
    },
  };
}
