import { Button, EmptyState } from '@reelrupee/ui/core';
import type { ReactNode } from 'react';
import { ScreenBoundary } from '../federation/screen/ScreenBoundary';
import { replayClicks } from '../startup/clickReplay';
import { t } from '../texts/texts';

function Fallback() {
  return (
    <EmptyState
      urgent
      title={t('Something went wrong')}
      text={t('It has been reported. Reload to go on.')}
      action={<Button onClick={() => window.location.reload()}>{t('Reload')}</Button>}
    />
  );
}

/** Above the frame: an error outside of any screen leaves a way on instead of a white page. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return (
    <ScreenBoundary onError={failed} fallback={<Fallback />}>
      {children}
    </ScreenBoundary>
  );
}

/** As an uncaught error it is attributed by its stack: a remote may have thrown it from a popup in the frame. */
function failed(error: unknown): void {
  replayClicks();
  setTimeout(() => {
    throw error;
  });
}
