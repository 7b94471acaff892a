// @vitest-environment jsdom
import { SHELL_PATHS, type Composition } from '@reelrupee/federation/composition/composition';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteRoute } from './federation/composition/routes';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('PLATFORM_VERSION', '1.0.0');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the shell’s own screens have the paths that no remote may declare', async () => {
  const { SHELL_SCREENS } = await import('./screens/shellScreens');
  expect(SHELL_SCREENS.map(({ path }) => path)).toEqual(SHELL_PATHS);
});

/** Renders the app at a path of this remote, whose files are missing, or of the shell. */
async function openApp(path: string, route: Pick<RemoteRoute, 'path' | 'title'>): Promise<void> {
  const current = {
    id: 'a',
    platform: '^1.0.0',
    routes: [{ ...route, skeleton: 'list' as const }],
    files: {},
  };
  const composition: Composition = {
    id: 'one',
    assets: '/',
    shell: { release: 's', platform: '1.0.0' },
    remotes: { 'mf-taking': { current } },
  };
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${JSON.stringify(composition)}</script>`;
  window.history.replaceState(null, '', path);
  const { browserHistory, Router } = await import('@reelrupee/platform/router');
  const { App } = await import('./App');
  const { SHELL_SCREENS } = await import('./screens/shellScreens');
  // Without waiting for its code, so that one rendering shows it.
  await SHELL_SCREENS.find((own) => own.path === '/terms')?.prepare();
  render(
    <Router history={browserHistory()}>
      <App />
    </Router>,
  );
}

test('a remote of an earlier composition does not take the path of a screen of the shell', async () => {
  await openApp('/terms', { path: '/Terms', title: 'Taken' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of use');
  expect(document.title).toMatch(/^Terms of use/);
});

test('a button of a remote’s screen has lost the focus before its screen is removed', async () => {
  await openApp('/plan', { path: '/plan', title: 'Plans' });
  const button = await screen.findByRole('button', { name: 'Retry' });
  button.focus();
  const onBlur = vi.fn(() => button.isConnected);
  button.addEventListener('blur', onBlur);
  const { navigateTo } = await import('@reelrupee/platform');
  act(() => navigateTo('/terms'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of use');
  expect(onBlur).toHaveReturnedWith(true);
});
