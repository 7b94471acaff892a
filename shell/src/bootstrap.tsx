import { followOtherTabs, forgetAnswers, onUserChange, restoreSession } from '@reelrupee/platform';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { isInHtml } from './federation/firstHtml';
import { watchComposition } from './federation/openTab';
import { fetchAhead } from './federation/prefetch';
import { AppRouter } from './frame/AppRouter';
import { onceVisitorStays } from './onceVisitorStays';
import { registerWorker } from './serviceWorker/register';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

/** Draws the app, or takes over what the page's HTML shows of it. */
export function start(root: HTMLElement): void {
  restoreSession();
  followOtherTabs();
  onUserChange(forgetAnswers);
  watchComposition();
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad);
  const app = (
    <StrictMode>
      <AppRouter>
        <App />
      </AppRouter>
    </StrictMode>
  );
  // As a transition it is drawn in slices; otherwise React would not stop before all of it is there.
  startTransition(() => {
    if (isInHtml(window.location.pathname)) {
      hydrateRoot(root, app, { onRecoverableError: () => undefined });
    } else {
      createRoot(root).render(app);
    }
  });
}

function afterLoad(): void {
  fetchAhead();
  if (!IS_DEVELOPMENT) onceVisitorStays(() => void registerWorker());
}
