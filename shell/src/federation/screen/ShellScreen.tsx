import { Suspense, useState, type ReactNode } from 'react';
import { OnRendered } from './OnRendered';
import { replayClicks } from '../../startup/clickReplay';
import { ErrorScreen } from './ErrorScreen';
import { loadErrorKind } from '../load/loadError';
import { updateIfOutdated } from '../updates/updateCheck';
import { ScreenBoundary } from './ScreenBoundary';
import type { LoadErrorKind } from '@reelrupee/contract/loadError';

/** A lazy screen of the shell itself, whose code may fail to load. */
export function ShellScreen({ title, children }: { title: string; children: ReactNode }) {
  const [failure, setFailure] = useState<LoadErrorKind>();
  if (failure) {
    return <ErrorScreen title={title} failure={failure} onRetry={() => window.location.reload()} />;
  }
  const failed = (error: unknown) => {
    replayClicks();
    setFailure(loadErrorKind(error, 'render'));
    void updateIfOutdated();
  };
  return (
    <ScreenBoundary onError={failed}>
      <Suspense>
        {children}
        <OnRendered onRendered={replayClicks} />
      </Suspense>
    </ScreenBoundary>
  );
}
