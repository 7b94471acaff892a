import type { Route } from '@reelrupee/federation/composition/composition';
import { composition } from './composition';
import { isSamePath } from './isSamePath';
import { previews } from '../previews/preview';

/** A route of the composition and the remote that renders it. */
export interface RemoteRoute extends Route {
  remote: string;
}

/**
 * Every route of a live or previewed remote. A route that only a canary has is listed for all browsers, and fails for
 * the rest.
 */
export const remoteRoutes: readonly RemoteRoute[] = [...collect().values()];

/** The route of a path; undefined for the shell's own and unknown ones. */
export function routeOf(path: string): RemoteRoute | undefined {
  return remoteRoutes.find((route) => isSamePath(route.path, path));
}

/** By path; later entries win. */
function collect(): Map<string, RemoteRoute> {
  const byPath = new Map<string, RemoteRoute>();
  const add = (remote: string, routes: Route[] = []) => {
    for (const route of routes) byPath.set(route.path, { ...route, remote });
  };
  for (const [remote, { current, canary }] of Object.entries(composition.remotes)) {
    add(remote, canary?.release.routes);
    add(remote, current.routes);
  }
  for (const { remote, release } of previews) add(remote, release.routes);
  return byPath;
}
