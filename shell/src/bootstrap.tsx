import { syncSessionAcrossTabs, clearQueries, onUserChange, restoreSession } from '@reelrupee/platform';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { isPrerendered } from './startup/prerendered';
import { startUpdateChecks } from './federation/updates/updateCheck';
import { reportReplies } from './federation/reports/reportReplies';
import { startPrefetch } from './startup/prefetch';
import { AppRouter } from './frame/AppRouter';
import { onFirstEngagement } from './startup/onFirstEngagement';
import { registerWorker } from './serviceWorker/register';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

/** Draws the app, or takes over what the page's HTML shows of it. */
export function start(root: HTMLElement): void {
  restoreSession();
  syncSessionAcrossTabs();
  onUserChange(clearQueries);
  reportReplies();
  startUpdateChecks();
  if (document.readyState === 'complete') startBackgroundWork();
  else window.addEventListener('load', startBackgroundWork);
  const app = (
    <StrictMode>
      <AppRouter>
        <App />
      </AppRouter>
    </StrictMode>
  );
  // As a transition it is drawn in slices; otherwise React would not stop before all of it is there.
  startTransition(() => {
    if (isPrerendered(window.location.pathname)) {
      hydrateRoot(root, app, { onRecoverableError: () => undefined });
    } else {
      createRoot(root).render(app);
    }
  });
}

function startBackgroundWork(): void {
  startPrefetch();
  if (!IS_DEVELOPMENT) onFirstEngagement(() => void registerWorker());
}
