import { Suspense, useState, type ReactNode } from 'react';
import { Drawn } from './Drawn';
import { giveTaps } from './earlyTaps';
import { ErrorScreen } from './ErrorScreen';
import { failureKind } from './loadFailure';
import { reloadIfOutdated } from './openTab';
import { ScreenBoundary } from './ScreenBoundary';
import type { FailureKind } from '@reelrupee/contract/failure';

/** A lazy screen of the shell itself: its code may be gone from the host, or out of reach. */
export function OwnScreen({ title, children }: { title: string; children: ReactNode }) {
  const [failure, setFailure] = useState<FailureKind>();
  if (failure) {
    return <ErrorScreen title={title} failure={failure} onRetry={() => window.location.reload()} />;
  }
  const failed = (error: unknown) => {
    setFailure(failureKind(error, 'render'));
    void reloadIfOutdated();
  };
  return (
    <ScreenBoundary onError={failed}>
      <Suspense>
        {children}
        <Drawn onDrawn={giveTaps} />
      </Suspense>
    </ScreenBoundary>
  );
}
