import { Suspense, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { OnRendered } from './OnRendered';
import { replayClicks } from '../../startup/clickReplay';
import { ErrorScreen } from './ErrorScreen';
import { clearRunning, markRunning } from '../load/bootSentinel';
import { isPrerendered } from '../../startup/prerendered';
import { recordLoadEvent } from '../reports/loadEvents';
import { updateIfOutdated } from '../updates/updateCheck';
import type { RemoteRoute } from '../composition/routes';
import { applyStylesOf } from '../load/releaseStyles';
import { containerOf } from '../load/containers';
import { ScreenBoundary } from './ScreenBoundary';
import type { ScreenLoad } from '../load/screenLoad';
import { retryScreen, screenOf } from '../load/screens';
import { ScreenSkeleton } from './ScreenSkeleton';
import { routeTitle } from '../composition/routeTitle';

/** The screen of a remote's route: its skeleton, itself, or the reason why it cannot be shown. Key it by the route's path. */
export function RemoteScreen({ route }: { route: RemoteRoute }) {
  const [load, setLoad] = useState(() => screenOf(route));
  const [fromHtml, setFromHtml] = useState(() => isPrerendered(route.path));
  const state = useSyncExternalStore(
    load.subscribe,
    () => load.state,
    () => load.state,
  );
  const [wantedAt] = useState(() => performance.now());

  useEffect(() => {
    load.startClock();
    return () => load.stopClock();
  }, [load]);
  useLayoutEffect(() => {
    if (state.kind === 'ready') applyStylesOf(containerOf(route.remote, state.release).base);
  }, [state, route]);
  useLayoutEffect(() => () => applyStylesOf(), []);
  useEffect(() => {
    // A tab that is older than its release's files finds them gone: the new page knows the new ones.
    if (state.kind !== 'failed') return;
    replayClicks();
    void updateIfOutdated();
  }, [state]);

  if (state.kind === 'failed') {
    return (
      <ErrorScreen
        title={routeTitle(route)}
        failure={state.failure}
        onRetry={() => setLoad(retryScreen(route))}
      />
    );
  }
  const skeleton = <ScreenSkeleton shape={route.skeleton} title={routeTitle(route)} />;
  if (state.kind === 'loading' && !fromHtml) return skeleton;
  const threw = (error: unknown) => {
    clearRunning();
    setFromHtml(false);
    load.threw(error);
  };
  const opened = () => {
    clearRunning();
    load.stopClock();
    replayClicks();
    if (load.state.kind !== 'ready') return;
    const { release, role } = load.state;
    const ms = Math.round(performance.now() - wantedAt);
    recordLoadEvent({ remote: route.remote, release: release.id, role, event: 'opened', ms });
  };
  // The prerendered HTML stays visible, and keeps its place in the tree, until the screen hydrates it.
  const place = fromHtml || state.kind !== 'ready' ? 'html' : state.release.id;
  return (
    <ScreenBoundary key={place} onError={threw}>
      <Suspense fallback={skeleton}>
        <LoadedScreen remote={route.remote} load={load} />
        <OnRendered onRendered={opened} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Suspends while the screen loads: over HTML this leaves the HTML where it is. */
function LoadedScreen({ remote, load }: { remote: string; load: ScreenLoad }) {
  if (load.state.kind === 'loading') use(load.settled());
  if (load.state.kind !== 'ready') return null;
  const { Screen, release } = load.state;
  return (
    <>
      <MarkRunning remote={remote} release={release.id} />
      <Screen />
    </>
  );
}

/** Renders before its sibling: a screen that hangs in its first render leaves its name behind. */
function MarkRunning({ remote, release }: { remote: string; release: string }) {
  useState(() => markRunning(remote, release));
  return null;
}
