import {
  clearQueries,
  onUserChange,
  restoreLanguage,
  restoreSession,
  syncLanguageAcrossTabs,
  syncSessionAcrossTabs,
} from '@reelrupee/platform';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { isPrerendered } from './startup/prerendered';
import { seedPageData } from './startup/pageData';
import { reportReplies } from './federation/reports/reportReplies';
import { AppBoundary } from './frame/AppBoundary';
import { AppRouter } from './frame/AppRouter';

/** Renders the app, or hydrates the screen that the page's HTML shows. */
export async function start(root: HTMLElement): Promise<void> {
  await restoreLanguage();
  restoreSession();
  syncLanguageAcrossTabs();
  syncSessionAcrossTabs();
  seedPageData();
  onUserChange(clearQueries);
  reportReplies();
  if (document.readyState === 'complete') void loadBackgroundWork();
  else window.addEventListener('load', () => void loadBackgroundWork());
  const app = (
    <StrictMode>
      <AppBoundary>
        <AppRouter>
          <App />
        </AppRouter>
      </AppBoundary>
    </StrictMode>
  );
  // A transition renders in slices; otherwise the first render would block input until it ends.
  startTransition(() => {
    if (isPrerendered(window.location.pathname)) {
      hydrateRoot(root, app, { onRecoverableError: () => undefined });
    } else {
      createRoot(root).render(app);
    }
  });
}

/** Without its code nothing is prefetched or attributed, and the page still works. */
async function loadBackgroundWork(): Promise<void> {
  const background = await import(/* webpackChunkName: "background" */ './startup/background').catch(
    () => null,
  );
  background?.startBackgroundWork();
}
