/**
 * The first script of the page. It imports nothing shared, so that it runs at once: the screen being opened
 * starts loading before React does, and in parallel with it.
 */
import './startup/publicPath';
import './storage/refusedStorage';
import '@reelrupee/ui/tokens.css';
import { preloadQueries } from './startup/preloadQueries';
import { removeTrailingSlash } from './canonicalPath';
import { captureClicks, reloadOnClick } from './startup/clickReplay';
import { clearOtherScreensHtml } from './startup/prerendered';
import { opensPreview } from './federation/previews/openPreview';
import { installRefreshHook } from './federation/load/refreshHook';
import { routeOf } from './federation/composition/routes';
import { preloadScreen } from './federation/load/screens';
import { showStartError } from './startup/startError';
import { resolveInlinedStyles } from './startup/inlinedStyles';
import { removeStaleHtml } from './startup/removeStaleHtml';
import { afterFirstPaint } from './startup/afterFirstPaint';
import { preloadModules, yieldToMain } from './startup/preloadModules';
import { watchHangs } from './federation/load/watchHangs';
import { captureUncaughtErrors } from './federation/reports/uncaughtErrors';
import { verifyAppendedElements } from './federation/load/releaseElements';
import { preloadTexts } from './startup/preloadTexts';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

if (IS_DEVELOPMENT) installRefreshHook();
removeTrailingSlash();
if (!opensPreview()) {
  captureUncaughtErrors();
  removeStaleHtml();
  clearOtherScreensHtml(window.location.pathname);
  captureClicks();
  watchHangs();
  resolveInlinedStyles();
  verifyAppendedElements();
  const root = document.getElementById('root');
  if (root) void startApp(root);
  // A smoke test has nothing to render into; it reads which modules the shell shares.
  else void import(/* webpackChunkName: "federation" */ './federation/runtime/instance');
}

/** The error of an app that does not start stays uncaught, so that it is reported. */
async function startApp(root: HTMLElement): Promise<void> {
  await renderApp(root).catch((error: unknown) => {
    showStartError(root);
    reloadOnClick();
    throw error;
  });
}

async function renderApp(root: HTMLElement): Promise<void> {
  await afterFirstPaint();
  preloadScreen(window.location.pathname);
  preloadTexts();
  // A page's first access to its storage and its first fetch take as long as all of the script before.
  await yieldToMain();
  preloadQueries(routeOf(window.location.pathname)?.calls);
  await preloadModules();
  const { start } = await import(/* webpackChunkName: "first" */ './bootstrap');
  await yieldToMain();
  await start(root);
}
