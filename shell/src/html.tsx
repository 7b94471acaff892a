/** Draws the first screens that stand in the pages' HTML. Runs in Node, when a composition goes live. */
import * as platform from '@reelrupee/platform';
import * as router from '@reelrupee/platform/router';
import * as core from '@reelrupee/ui/core';
import * as form from '@reelrupee/ui/form';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { composition } from './federation/composition';
import { drawHtmlOf } from './federation/firstHtml';
import { routeOf } from './federation/routes';
import { placeScreen } from './federation/screens';
import { OWN_SCREENS } from './screens/ownScreens';

/** What remotes take from the shell. The facades of antd are not among it: no first screen needs them. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@reelrupee/platform': platform,
  '@reelrupee/platform/router': router,
  '@reelrupee/ui/core': core,
  '@reelrupee/ui/form': form,
};

/** The HTML of a path's first screen; a remote's screen is given. */
export async function drawPage(path: string, Screen: react.ComponentType | undefined): Promise<string> {
  await OWN_SCREENS.find((own) => own.path === path)?.prepare();
  const route = routeOf(path);
  const release = route && composition.remotes[route.remote]?.current;
  if (release && Screen) placeScreen(route, { kind: 'ready', release, why: 'current', Screen });
  drawHtmlOf(path);
  return renderToString(
    <react.StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </react.StrictMode>,
  );
}
