/**
 * Screens are fetched before they are asked for: when a link is touched, together with their data; and all of them,
 * idly, once the visitor stays. Who only glances at a page pays for that page alone.
 */
import { onFirstEngagement } from './onFirstEngagement';
import { resolveFor } from '../federation/load/resolveFor';
import { preloadRouteQueries, loadRouteQueries } from './routeQueries';
import { loadScreen } from '../federation/load/loadRelease';
import { remoteRoutes, routeOf, type RemoteRoute } from '../federation/composition/routes';

/** What browsers on mobile networks know of their connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Starts fetching ahead. The first screen is drawn by now and needs the network no longer. */
export function startPrefetch(): void {
  if (!mayPrefetch()) return;
  document.addEventListener('pointerdown', prefetchTouched, { passive: true });
  document.addEventListener('pointerover', prefetchLinked, { passive: true });
  onFirstEngagement(() => void prefetchWhenIdle(firstRoutes()));
}

/** Nobody who saves data, or is on a slow network, pays for screens that may never open. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** One route of each remote that is not open already: the first one brings the remote's own code. */
function firstRoutes(): RemoteRoute[] {
  const open = routeOf(window.location.pathname)?.remote;
  const byRemote = new Map([...remoteRoutes].reverse().map((route) => [route.remote, route]));
  return [...byRemote.values()].reverse().filter((route) => route.remote !== open);
}

async function prefetchWhenIdle(routes: RemoteRoute[]): Promise<void> {
  for (const route of routes) {
    await idle();
    await prefetchScreen(route);
  }
  await idle();
  await loadRouteQueries();
}

/** A link that is touched is about to open: its data is asked for as well. */
function prefetchTouched(event: PointerEvent): void {
  const route = linkedRoute(event);
  if (route && route.path !== window.location.pathname) preloadRouteQueries(route.path);
  prefetchLinked(event);
}

function prefetchLinked(event: PointerEvent): void {
  const route = linkedRoute(event);
  if (route) void prefetchScreen(route);
}

function linkedRoute({ target }: PointerEvent): RemoteRoute | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? routeOf(link.pathname) : undefined;
}

/** A failure here is nobody's: it is tried again when the screen is wanted. */
async function prefetchScreen({ remote, path }: RemoteRoute): Promise<void> {
  const choice = resolveFor(remote, path, {});
  if (choice.kind === 'release') await loadScreen(remote, choice.release, path).catch(() => undefined);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 300);
  });
}
