// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

function NotLoaded(): never {
  throw Object.assign(new Error('Loading chunk login failed.'), { name: 'ChunkLoadError' });
}

afterEach(() => void vi.unstubAllGlobals());

test('Retry works on the prerendered page of a screen whose code could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/login', reload });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  document.body.innerHTML = `<div id="root" data-path="/login"><button>Log in</button></div>
    <script type="application/json" id="reelrupee-composition">{"id":"one","remotes":{}}</script>`;
  const { captureClicks } = await import('../../startup/clickReplay');
  const { ShellScreen } = await import('./ShellScreen');
  captureClicks();
  render(
    <ShellScreen title="Log in">
      <NotLoaded />
    </ShellScreen>,
    { container: document.getElementById('root') ?? document.body },
  );
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
