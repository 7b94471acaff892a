/** Renders a screen of the tuned bundle as HTML. Runs in Node, with the interface of the shell's own prerender code. */
import type { Language } from '@reelrupee/contract/languages';
import * as platform from '@reelrupee/platform';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { markPrerendering } from '../../../shell/src/startup/prerendered';
import { App } from '../common/App';
import { chunks } from '../common/chunks';

export const shared = {};

/** The HTML of the screen at an address in a language. */
export async function prerenderPage(
  address: string,
  _remote: undefined,
  language: Language,
): Promise<string> {
  const { pathname } = new URL(address, 'https://site.invalid');
  const Screen = await chunks[pathname]?.();
  await platform.applyLanguage(language);
  markPrerendering(pathname);
  return renderToString(
    <StrictMode>
      <Router history={staticHistory(address)}>
        <App screens={Screen ? { [pathname]: Screen } : {}} />
      </Router>
    </StrictMode>,
  );
}
