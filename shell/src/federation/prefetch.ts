/**
 * Screens are fetched before they are asked for: when a link is touched, together with their data; and all of them,
 * idly, once the visitor stays. Who only glances at a page pays for that page alone.
 */
import { onceVisitorStays } from '../onceVisitorStays';
import { choiceFor } from './choice';
import { callAhead, learnFirstCalls } from './firstCalls';
import { loadScreen } from './loadRelease';
import { remoteRoutes, routeOf, type RemoteRoute } from './routes';

/** What browsers on mobile networks know of their connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Starts fetching ahead. The first screen is drawn by now and needs the network no longer. */
export function fetchAhead(): void {
  if (!isWelcome()) return;
  document.addEventListener('pointerdown', fetchTouched, { passive: true });
  document.addEventListener('pointerover', fetchLinked, { passive: true });
  onceVisitorStays(() => void fetchWhenIdle(firstRoutes()));
}

/** Nobody who saves data, or is on a slow network, pays for screens that may never open. */
function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** One route of each remote that is not open already: the first one brings the remote's own code. */
function firstRoutes(): RemoteRoute[] {
  const open = routeOf(window.location.pathname)?.remote;
  const byRemote = new Map([...remoteRoutes].reverse().map((route) => [route.remote, route]));
  return [...byRemote.values()].reverse().filter((route) => route.remote !== open);
}

async function fetchWhenIdle(routes: RemoteRoute[]): Promise<void> {
  for (const route of routes) {
    await idle();
    await fetchScreen(route);
  }
  await idle();
  await learnFirstCalls();
}

/** A link that is touched is about to open: its data is asked for as well. */
function fetchTouched(event: PointerEvent): void {
  const route = linkedRoute(event);
  if (route && route.path !== window.location.pathname) callAhead(route.path);
  fetchLinked(event);
}

function fetchLinked(event: PointerEvent): void {
  const route = linkedRoute(event);
  if (route) void fetchScreen(route);
}

function linkedRoute({ target }: PointerEvent): RemoteRoute | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? routeOf(link.pathname) : undefined;
}

/** A failure here is nobody's: it is tried again when the screen is wanted. */
async function fetchScreen({ remote, path }: RemoteRoute): Promise<void> {
  const choice = choiceFor(remote, path, {});
  if (choice.kind === 'release') await loadScreen(remote, choice.release, path).catch(() => undefined);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 300);
  });
}
