/**
 * The first script of the page. It imports nothing shared, so that it runs at once: the screen being opened
 * starts loading before React does, and in parallel with it.
 */
import './publicPath';
import '@reelrupee/ui/tokens.css';
import { callEarly } from './earlyCalls';
import './federation/runtime';
import { keepTaps } from './federation/earlyTaps';
import { clearForeignHtml } from './federation/firstHtml';
import { takesPreview } from './federation/preview';
import { installRefreshHook } from './federation/refreshHook';
import { routeOf } from './federation/routes';
import { openPath } from './federation/screens';
import { dropStaleHtml } from './federation/staleHtml';
import { firstFrame } from './firstFrame';
import { firstModules, nextTask } from './inSteps';
import { provideAll } from './provided';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

if (IS_DEVELOPMENT) installRefreshHook();
if (!takesPreview()) {
  dropStaleHtml();
  clearForeignHtml(window.location.pathname);
  keepTaps();
  provideAll();
  // A release that is only tried has nothing to draw into; it provides what is shared all the same.
  const root = document.getElementById('root');
  if (root) void draw(root);
}

async function draw(root: HTMLElement): Promise<void> {
  await firstFrame();
  openPath(window.location.pathname);
  // A page's first look into its storage and its first fetch take as long as all of the script before.
  await nextTask();
  callEarly(routeOf(window.location.pathname)?.calls);
  await firstModules();
  const { start } = await import(/* webpackChunkName: "first" */ './bootstrap');
  await nextTask();
  start(root);
}
