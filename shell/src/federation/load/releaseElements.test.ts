// @vitest-environment jsdom
import type { Release } from '@reelrupee/federation/composition/composition';
import { beforeEach, expect, test, vi } from 'vitest';

const RELEASE: Release = {
  id: '1.0.0-a',
  platform: '^2.0.0',
  routes: [],
  files: { 'remote.js': 'sha256-r', 'remote.css': 'sha256-c' },
};
const BASE = new URL('/mf-plans/1.0.0-a/', document.baseURI).href;

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">
    {"id":"c","assets":"/","remotes":{"mf-plans":{"current":${JSON.stringify(RELEASE)}}}}</script>`;
});

async function start() {
  const { containerOf, freshAddresses } = await import('./containers');
  const { dropPendingElements, verifyAppendedElements } = await import('./releaseElements');
  const head = document.createElement('head');
  verifyAppendedElements(head);
  return { head, container: containerOf('mf-plans', RELEASE), dropPendingElements, freshAddresses };
}

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src });
}

function stylesheet(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
}

test('a chunk and a stylesheet of a release get their hashes', async () => {
  const { head } = await start();
  expect(head.appendChild(script(`${BASE}remote.js`))).toMatchObject({
    integrity: 'sha256-r',
    crossOrigin: 'anonymous',
  });
  expect(head.appendChild(stylesheet(`${BASE}remote.css`)).integrity).toBe('sha256-c');
});

test('a file that the release does not name gets a hash that refuses it', async () => {
  const { head } = await start();
  expect(head.appendChild(script(`${BASE}other.js`)).integrity).toMatch(/^sha256-A{43}=$/);
});

test('elements of other origins and other kinds are left as they are', async () => {
  const { head } = await start();
  expect(head.appendChild(script('https://accounts.example/client.js'))).not.toHaveProperty(
    'crossOrigin',
    'anonymous',
  );
  expect(head.appendChild(document.createElement('style')).parentNode).toBe(head);
});

test('a new attempt asks for fresh addresses, and no longer waits for pending elements', async () => {
  const { head, container, dropPendingElements, freshAddresses } = await start();
  const hanging = head.appendChild(script(`${BASE}remote.js`));
  const arrived = head.appendChild(script(`${BASE}remote.js`));
  arrived.dispatchEvent(new Event('load'));
  expect(dropPendingElements(BASE)).toEqual([hanging]);
  expect([...head.children]).toEqual([arrived]);
  expect(hanging.isConnected).toBe(false);
  freshAddresses(container);
  expect(head.appendChild(script(`${BASE}remote.js`)).src).toMatch(/remote\.js\?retry=\w+$/);
});
