import type { Route } from '@reelrupee/federation/composition/composition';
import { composition } from './composition';

/** A route of the composition and the remote that draws it. */
export interface RemoteRoute extends Route {
  remote: string;
}

/** Every route of the live remotes; a route that only a canary has is there for all and refused for the rest. */
export const remoteRoutes: readonly RemoteRoute[] = Object.entries(composition.remotes).flatMap(
  ([remote, { current, canary }]) => {
    const known = new Map(
      [...(canary?.release.routes ?? []), ...current.routes].map((route) => [route.path, route]),
    );
    return [...known.values()].map((route) => ({ ...route, remote }));
  },
);

/** The route of a path, with or without a slash at its end; undefined for the shell's own and unknown ones. */
export function routeOf(path: string): RemoteRoute | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return remoteRoutes.find((route) => route.path === plain);
}
