// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const taps: string[] = [];

beforeEach(() => {
  vi.resetModules();
  taps.length = 0;
  window.history.replaceState({}, '', '/login');
  document.body.innerHTML = `
    <div id="root" data-path="/login"><button id="one"><b>1</b></button><button id="two">2</button></div>
    <script type="application/json" id="reelrupee-composition">{"id":"one","remotes":{}}</script>`;
});

function hydrateScreen(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => taps.push(button.id));
  }
}

test('replays the last click once the screen is interactive, and passes later ones on', async () => {
  const { captureClicks, replayClicks } = await import('./clickReplay');
  captureClicks();
  document.getElementById('two')?.click();
  document.querySelector('b')?.click();
  hydrateScreen();
  expect(taps).toEqual([]);
  replayClicks();
  expect(taps).toEqual(['one']);
  document.getElementById('two')?.click();
  expect(taps).toEqual(['one', 'two']);
});

test('replays the click on the button that took the place of the clicked one, if only one has its name', async () => {
  const { captureClicks, replayClicks } = await import('./clickReplay');
  const root = document.getElementById('root');
  const html = root?.innerHTML ?? '';
  captureClicks();
  document.getElementById('two')?.click();
  if (root) root.innerHTML = html;
  hydrateScreen();
  replayClicks();
  expect(taps).toEqual(['two']);
  captureClicks();
  document.getElementById('two')?.click();
  if (root) root.innerHTML = html + html;
  hydrateScreen();
  replayClicks();
  expect(taps).toEqual(['two']);
});

test('captures nothing on a page without a prerendered screen', async () => {
  document.getElementById('root')?.removeAttribute('data-path');
  const { captureClicks } = await import('./clickReplay');
  captureClicks();
  hydrateScreen();
  document.getElementById('one')?.click();
  expect(taps).toEqual(['one']);
});

describe('on the screen of an app that could not start', () => {
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockReset();
    vi.stubGlobal('location', { pathname: '/login', reload });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('the captured click, the next one and the network’s return reload the page', async () => {
    const { captureClicks, reloadOnClick, replayClicks } = await import('./clickReplay');
    captureClicks();
    document.getElementById('one')?.click();
    expect(reload).not.toHaveBeenCalled();
    reloadOnClick();
    expect(reload).toHaveBeenCalledTimes(1);
    document.querySelector('b')?.click();
    expect(reload).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(3);
    replayClicks();
  });

  test('a click outside of the buttons, as on a field, reloads nothing', async () => {
    const { captureClicks, reloadOnClick, replayClicks } = await import('./clickReplay');
    captureClicks();
    reloadOnClick();
    document.getElementById('root')?.click();
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    replayClicks();
  });
});
