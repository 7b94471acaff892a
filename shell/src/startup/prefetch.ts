/**
 * Prefetches the bytes of screens that may be opened next: when idle after the first engagement, or when the pointer is
 * over a link. A remote's code runs when a finger goes down on a link to its screen, never before.
 */
import { resolveFor } from '../federation/load/resolveFor';
import { loadScreen } from '../federation/load/loadRelease';
import { prefetchRelease } from '../federation/load/prefetchRelease';
import { remoteRoutes, routeOf, type RemoteRoute } from '../federation/composition/routes';
import { mayPrefetch } from './mayPrefetch';
import { onFirstEngagement } from './onFirstEngagement';
import { preloadRouteQueries, loadRouteQueries } from './routeQueries';

/** Starts to prefetch. Call it after the first screen has rendered and no longer needs the network. */
export function startPrefetch(): void {
  if (!mayPrefetch()) return;
  document.addEventListener('pointerdown', openTouched, { passive: true });
  document.addEventListener('pointerover', prefetchHovered, { passive: true });
  onFirstEngagement(() => void prefetchLikelyNext(window.location.pathname));
}

/** The screens of the open remote first, since its links lead to them; then the others' first ones, then data. */
async function prefetchLikelyNext(path: string): Promise<void> {
  const open = routeOf(path)?.remote;
  await prefetchWhenIdle([...routesBeside(path), ...firstRoutes().filter(({ remote }) => remote !== open)]);
  await idle();
  await loadRouteQueries();
}

/** The first route of each remote. */
function firstRoutes(): RemoteRoute[] {
  const byRemote = new Map([...remoteRoutes].reverse().map((route) => [route.remote, route]));
  return [...byRemote.values()].reverse();
}

/** The other routes of the remote that renders a path: its screens lead to them. */
function routesBeside(path: string): RemoteRoute[] {
  const open = routeOf(path);
  return remoteRoutes.filter((route) => route !== open && route.remote === open?.remote);
}

async function prefetchWhenIdle(routes: RemoteRoute[]): Promise<void> {
  for (const route of routes) {
    await idle();
    prefetch(route);
  }
}

/** The screen of a touched link is about to open: evaluates its code and requests its data. */
function openTouched(event: PointerEvent): void {
  const route = linkedRoute(event);
  if (!route || route.path === window.location.pathname) return;
  preloadRouteQueries(route.path);
  const resolution = resolveFor(route.remote, route.path, {});
  if (resolution.kind !== 'release') return;
  // A failure is handled when the screen opens: it is loaded again then.
  loadScreen(route.remote, resolution.release, route.path).catch(() => undefined);
  void prefetchWhenIdle(routesBeside(route.path));
}

function prefetchHovered(event: PointerEvent): void {
  const route = linkedRoute(event);
  if (route) prefetch(route);
}

function prefetch({ remote, path }: RemoteRoute): void {
  const resolution = resolveFor(remote, path, {});
  if (resolution.kind === 'release') prefetchRelease(remote, resolution.release, path);
}

function linkedRoute({ target }: PointerEvent): RemoteRoute | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? routeOf(link.pathname) : undefined;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 300);
  });
}
