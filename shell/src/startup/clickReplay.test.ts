// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

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

test('captures nothing on a page without a prerendered screen', async () => {
  document.getElementById('root')?.removeAttribute('data-path');
  const { captureClicks } = await import('./clickReplay');
  captureClicks();
  hydrateScreen();
  document.getElementById('one')?.click();
  expect(taps).toEqual(['one']);
});
