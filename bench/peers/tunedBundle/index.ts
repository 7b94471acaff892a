/** The first script of the tuned bundle: in the order of the shell's own start, with chunks in place of releases. */
import '@reelrupee/ui/tokens.css';
import { afterFirstPaint } from '../../../shell/src/startup/afterFirstPaint';
import { preloadModules, yieldToMain } from '../../../shell/src/startup/preloadModules';
import { preloadQueries } from '../../../shell/src/startup/preloadQueries';
import { peerRoutes } from '../common/routes';
import { chunks } from '../common/chunks';

const { pathname } = window.location;
const root = document.getElementById('root');
if (root) void renderApp(root);

async function renderApp(element: HTMLElement): Promise<void> {
  await afterFirstPaint();
  const screen = chunks[pathname]?.();
  await yieldToMain();
  preloadQueries(peerRoutes.find(({ path }) => path === pathname)?.calls);
  await preloadModules();
  const { start } = await import(/* webpackChunkName: "first" */ './bootstrap');
  await yieldToMain();
  start(element, pathname, await screen);
}
