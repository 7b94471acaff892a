import {
  COMPOSITION_ELEMENT,
  type Composition,
  type Route,
} from '@reelrupee/federation/composition/composition';

/** A route of the composition and the remote that draws it. */
export interface RemoteRoute extends Route {
  remote: string;
}

function readComposition(): Composition {
  const text = document.getElementById(COMPOSITION_ELEMENT)?.textContent;
  return JSON.parse(text ?? '') as Composition;
}

/** The composition that this page was served with. */
export const composition = readComposition();

/** Every route of the live remotes. */
export const remoteRoutes: readonly RemoteRoute[] = Object.entries(composition.remotes).flatMap(
  ([remote, slot]) => slot.current.routes.map((route) => ({ ...route, remote })),
);

/** The route of a path, with or without a slash at its end; undefined for the shell's own and unknown ones. */
export function routeOf(path: string): RemoteRoute | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return remoteRoutes.find((route) => route.path === plain);
}
