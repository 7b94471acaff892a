import { clearQueries, onUserChange, restoreSession, syncSessionAcrossTabs } from '@reelrupee/platform';
import { browserHistory, Router } from '@reelrupee/platform/router';
import { startTransition, StrictMode, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onHydrated } from '../../../shell/src/startup/prerendered';
import { App } from '../common/App';
import { lazyScreens } from '../common/lazyScreens';
import { prefetchScreens } from './prefetchScreens';

/** Hydrates the screen that the page shows; the others are chunks that load when they are opened. */
export function start(root: HTMLElement, path: string, Screen: ComponentType | undefined): void {
  restoreSession();
  syncSessionAcrossTabs();
  onUserChange(clearQueries);
  const screens = lazyScreens();
  if (Screen) screens[path] = Screen;
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Router history={browserHistory()}>
          <App screens={screens} />
        </Router>
      </StrictMode>,
      { onRecoverableError: () => undefined },
    );
    onHydrated();
  });
  prefetchScreens(path);
}
