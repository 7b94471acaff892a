import '@reelrupee/ui/tokens.css';
import { syncSessionAcrossTabs, clearQueries, onUserChange, restoreSession } from '@reelrupee/platform';
import { browserHistory, Router } from '@reelrupee/platform/router';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

/** Starts a peer as the shell starts itself. */
export function start(screens: Readonly<Record<string, ComponentType>>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  restoreSession();
  syncSessionAcrossTabs();
  onUserChange(clearQueries);
  createRoot(root).render(
    <StrictMode>
      <Router history={browserHistory()}>
        <App screens={screens} />
      </Router>
    </StrictMode>,
  );
}
