// @vitest-environment jsdom
import { SHELL_PATHS, type Composition } from '@reelrupee/federation/composition/composition';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

test('the shell’s own screens have the paths that no remote may declare', async () => {
  const { SHELL_SCREENS } = await import('./screens/shellScreens');
  expect(SHELL_SCREENS.map(({ path }) => path)).toEqual(SHELL_PATHS);
});

test('a remote of an earlier composition does not take the path of a screen of the shell', async () => {
  const routes = [{ path: '/Terms', title: 'Taken', skeleton: 'list' as const }];
  const current = { id: 'a', platform: '^1.0.0', routes, files: {} };
  const composition: Composition = {
    id: 'one',
    assets: '/',
    shell: { release: 's', platform: '1.0.0' },
    remotes: { 'mf-taking': { current } },
  };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  window.history.replaceState(null, '', '/terms');
  const { browserHistory, Router } = await import('@reelrupee/platform/router');
  const { App } = await import('./App');
  const { SHELL_SCREENS } = await import('./screens/shellScreens');
  // Without waiting for its code, so that one rendering shows it.
  await SHELL_SCREENS.find(({ path }) => path === '/terms')?.prepare();
  render(
    <Router history={browserHistory()}>
      <App />
    </Router>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of use');
  expect(document.title).toMatch(/^Terms of use/);
});
