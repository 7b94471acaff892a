/** Renders the first screens for the pages' HTML. Runs in Node, when a composition goes live. */
import * as platform from '@reelrupee/platform';
import * as router from '@reelrupee/platform/router';
import * as core from '@reelrupee/ui/core';
import * as form from '@reelrupee/ui/form';
import type { SharedName } from '@reelrupee/federation/sharing';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { composition } from './federation/composition/composition';
import { seedPageData } from './startup/pageData';
import { markPrerendering } from './startup/prerendered';
import { routeOf } from './federation/composition/routes';
import { setScreen } from './federation/load/screens';
import { SHELL_SCREENS } from './screens/shellScreens';
import type { Language } from '@reelrupee/contract/languages';

/** Modules that the shell provides to remotes here. The antd facades are left out: no first screen needs them. */
export const shared: Partial<Record<SharedName, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@reelrupee/platform': platform,
  '@reelrupee/platform/router': router,
  '@reelrupee/ui/core': core,
  '@reelrupee/ui/form': form,
};

/** The HTML of the first screen at an address, a path with or without a query, in a language; a remote's screen is given. */
export async function prerenderPage(
  address: string,
  Screen: react.ComponentType | undefined,
  language: Language,
): Promise<string> {
  const { pathname: path } = new URL(address, 'https://site.invalid');
  await SHELL_SCREENS.find((own) => own.path === path)?.prepare();
  await platform.applyLanguage(language);
  const route = routeOf(path);
  const release = route && composition.remotes[route.remote]?.current;
  if (release && Screen) setScreen(route, { kind: 'ready', release, role: 'current', Screen });
  seedPageData();
  markPrerendering(path);
  return renderToString(
    <react.StrictMode>
      <router.Router history={router.staticHistory(address)}>
        <App />
      </router.Router>
    </react.StrictMode>,
  );
}
