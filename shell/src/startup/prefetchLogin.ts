import { routes, sessionUserId } from '@reelrupee/platform';
import { SHELL_SCREENS } from '../screens/shellScreens';
import { mayPrefetch } from './mayPrefetch';

/** Loads the code of the log-in for a visitor, since most of what a visitor can tap leads to it. */
export async function prefetchLogin(): Promise<void> {
  if (sessionUserId() || !mayPrefetch()) return;
  // The screen keeps a failure until the page is loaded again, an import does not.
  const code = await import(/* webpackChunkName: "login" */ '../screens/login/LoginScreen').catch(() => null);
  if (code) await SHELL_SCREENS.find(({ path }) => path === routes.login)?.prepare();
}
