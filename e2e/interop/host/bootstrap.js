/** A plain host: the runtime's public API, React and a router. `?remote=` has the entry and the container's name. */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { restoreSession } from '@reelrupee/platform';
import { browserHistory, Router } from '@reelrupee/platform/router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(window.location.search);
registerRemotes([
  {
    name: 'wallet',
    type: 'global',
    entry: query.get('entry'),
    entryGlobalName: query.get('container'),
  },
]);
restoreSession();
// The build provides only those shared modules that the host refers to.
if (query.has('all')) {
  await import('@reelrupee/ui/core');
  await import('@reelrupee/ui/dialog');
  await import('@reelrupee/ui/form');
  await import('@reelrupee/ui/upload');
}
const { default: remote } = await loadRemote('wallet/remote');
const screen = createElement(remote.screens[window.location.pathname]);
createRoot(document.getElementById('root')).render(
  createElement(Router, { history: browserHistory() }, screen),
);
