import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Drawn } from './Drawn';
import { ErrorScreen } from './ErrorScreen';
import { note } from './journal';
import { reloadIfOutdated } from './openTab';
import type { RemoteRoute } from './routes';
import { ScreenBoundary } from './ScreenBoundary';
import { retryScreen, screenOf } from './screens';
import { ScreenSkeleton } from './ScreenSkeleton';

/** The screen of a remote's route: its skeleton, itself, or why it is not there. Key it by the route's path. */
export function RemoteScreen({ route }: { route: RemoteRoute }) {
  const [load, setLoad] = useState(() => screenOf(route));
  const state = useSyncExternalStore(load.subscribe, () => load.state);
  const [wantedAt] = useState(() => performance.now());

  useEffect(() => {
    load.startClock();
    return () => load.stopClock();
  }, [load]);
  useEffect(() => {
    // A tab that is older than its release's files finds them gone: the new page knows the new ones.
    if (state.kind === 'failed') void reloadIfOutdated();
  }, [state]);

  const skeleton = <ScreenSkeleton shape={route.skeleton} title={route.title} />;
  if (state.kind === 'loading') return skeleton;
  if (state.kind === 'failed') {
    return (
      <ErrorScreen title={route.title} failure={state.failure} onRetry={() => setLoad(retryScreen(route))} />
    );
  }
  const { release, why, Screen } = state;
  const opened = () => {
    load.stopClock();
    const ms = Math.round(performance.now() - wantedAt);
    note({ remote: route.remote, release: release.id, why, event: 'opened', ms });
  };
  return (
    <ScreenBoundary key={release.id} onError={(error) => load.threw(error)}>
      <Suspense fallback={skeleton}>
        <Screen />
        <Drawn onDrawn={opened} />
      </Suspense>
    </ScreenBoundary>
  );
}
