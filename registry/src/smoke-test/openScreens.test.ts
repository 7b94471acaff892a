/** Misbehaving remotes in the shell of the tests' site, in the Chromium of this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../api/src/testing/combinations';
import { openFolderStore } from '../store/folder/folderStore';
import { readLive, requireLive } from '../switch/switch';
import { TEST_SITE } from '../testing/testSite';
import { smokeTestRemote } from '../testing/smokeTestRemote';
import { evaluateSmokeTest } from './evaluateSmokeTest';
import { openChromium } from './openChromium';
import { openScreens } from './openScreens';
import { readShell } from './readShell';
import type { BuiltRemote, BuiltShell } from './tested';

const LIMITS = { start: 60_000, screen: 60_000, cleanUp: 300 };

/** Code of a remote, and how the sentence that refuses it ends. */
const REFUSED: [string, Parameters<typeof smokeTestRemote>[0], RegExp][] = [
  [
    'throws at evaluation',
    { entry: `null.width` },
    /^1\.0\.0-trial\/entry\.js throws in a page: TypeError: .* \(line \d+, column \d+\)$/,
  ],
  [
    'throws while rendering',
    { render: `null.width` },
    /^src\/remote\.tsx does not open \/now: render, Cannot read prop/,
  ],
  [
    'throws in an effect',
    { effect: `null.width` },
    /^src\/remote\.tsx does not open \/now: render, Cannot read prop/,
  ],
  ['throws later', { effect: `setTimeout(() => null.width)` }, /entry\.js throws in a page: TypeError/],
  [
    'leaves a promise rejected',
    { effect: `void Promise.reject(new Error('stray'))` },
    /entry\.js throws in a page: Error: stray/,
  ],
  ['exports no screens', { exposed: '{}' }, /^src\/remote\.tsx does not export defineRemote/],
  [
    'has something else for a screen',
    { exposed: `{ default: { screens: { '/now': 'now' } } }` },
    /does not open \/now: evaluation/,
  ],
  [
    'leaves no container',
    { entry: `globalThis.mf_trial_1_0_0_trial = undefined` },
    /does not open \/now: evaluation, The entry of .* left no container/,
  ],
  [
    'replaces a part of the language at evaluation',
    { entry: `Array.prototype.map = () => []` },
    /evaluation, .* changed map/,
  ],
  [
    'replaces a part of the language later',
    { effect: `JSON.parse = () => ({})` },
    /evaluation, .* changed parse/,
  ],
  [
    'replaces a function of the browser',
    { entry: `window.fetch = async () => {}; delete Node.prototype.contains` },
    /replaces Node\.prototype\.contains and fetch of the page$/,
  ],
  [
    'freezes a part of the language',
    { entry: `Object.freeze(Object.prototype)` },
    /replaces Object\.prototype\..* of the page$/,
  ],
  ['leaves a handler', { effect: `onbeforeunload = () => true` }, /leaves 1 listener behind$/],
  [
    'adopts a style for the whole page',
    {
      effect: `const sheet = new CSSStyleSheet(); sheet.replaceSync('@media all { nav { display: none } }');
      document.adoptedStyleSheets.push(sheet)`,
    },
    /leaves 1 style for the whole page \(nav\) behind$/,
  ],
  [
    'writes a style for the whole page',
    {
      effect: `document.head.append(Object.assign(document.createElement('style'), { textContent: ':root { --a: 1 }' }))`,
    },
    /leaves 1 style for the whole page \(:root\) behind$/,
  ],
  [
    'removes the styles of the page',
    { effect: `document.querySelectorAll('style, link').forEach((one) => one.remove())` },
    /removes stylesheets of the page$/,
  ],
  ['asks by a dialog of the browser', { effect: `alert('now')` }, /a dialog of the browser: alert$/],
  ['leaves an interval', { effect: `setInterval(() => {}, 1000)` }, /leaves 1 interval behind$/],
  [
    'leaves listeners',
    { effect: `addEventListener('scroll', () => {}); document.addEventListener('click', () => {})` },
    /leaves 2 listeners behind$/,
  ],
  [
    'leaves an element',
    { effect: `document.body.append(document.createElement('div'))` },
    /leaves 1 element on the body behind$/,
  ],
  [
    'starts timeouts again and again after it was left',
    { effect: `const tick = () => setTimeout(tick, 20); tick()` },
    /leaves \d+ restarted timers behind$/,
  ],
  [
    'draws on after it was left',
    { effect: `const draw = () => requestAnimationFrame(draw); draw()` },
    /leaves \d+ restarted timers behind$/,
  ],
  [
    'stops the page from scrolling',
    { effect: `document.body.style.overflow = 'hidden'; document.documentElement.className = 'locked'` },
    /leaves 2 changed attributes of the page \(class of html, style of body\) behind$/,
  ],
  [
    'makes the page inert',
    { effect: `document.getElementById('root').inert = true` },
    /leaves 1 changed attribute of the page \(inert of #root\) behind$/,
  ],
  [
    'changes the address that relative ones begin with',
    {
      effect: `document.head.prepend(Object.assign(document.createElement('base'), { href: '/elsewhere/' }))`,
    },
    /blocks: base-uri /,
  ],
  [
    'clears the storage',
    { effect: `localStorage.clear()` },
    /removes what others have stored \(.*jwtToken.*\)$/,
  ],
  ['leaves a global', { entry: `globalThis.cart = []` }, /leaves 1 global \(cart\) behind$/],
  [
    'sends the page to another site',
    { effect: `location.href = 'https://evil.test/'` },
    /leaves the page for https:\/\/evil\.test\/$/,
  ],
  [
    'loads the page again',
    { effect: `location.reload()` },
    /leaves the page for https:\/\/smoke-test\.invalid\//,
  ],
  ['runs text as code', { effect: `try { eval('1') } catch {}` }, /blocks: script-src eval$/],
  [
    'calls another host',
    { effect: `fetch('https://evil.test/').catch(() => {})` },
    /blocks: connect-src https:\/\/evil\.test\/$/,
  ],
];

const ENDLESS: [string, Parameters<typeof smokeTestRemote>[0]][] = [
  ['at evaluation', { entry: 'for (;;);' }],
  ['while rendering', { render: 'for (;;);' }],
  ['in an effect', { effect: 'for (;;);' }],
  [
    'by observing its own changes',
    {
      effect: `new MutationObserver(() => document.body.toggleAttribute('x')).observe(document.body, { attributes: true });
      document.body.toggleAttribute('x')`,
    },
  ],
  ['by a promise that never settles', { exposed: 'new Promise(() => {})' }],
];

const browser = existsSync(join(TEST_SITE, 'public/index.html')) ? await openChromium() : undefined;
afterAll(() => browser?.close());

describe.skipIf(!browser)(
  'in the Chromium of this machine (skipped without one, or without the tests’ site)',
  () => {
    const store = openFolderStore(TEST_SITE);
    let shell: BuiltShell;
    beforeAll(async () => {
      shell = await readShell(store, requireLive(await readLive(store)).shell.release);
    });

    const tested = async (remote: BuiltRemote, limits = LIMITS) =>
      evaluateSmokeTest(
        remote.name,
        remote.release.id,
        await openScreens(browser as Browser, shell, remote, limits),
      );

    test('every remote of the workspace passes', async () => {
      for (const [name, { current: release }] of Object.entries(requireLive(await readLive(store)).remotes)) {
        const files = Object.keys(release.files).map(
          async (path) => [path, await store.readFile({ name, id: release.id }, path)] as const,
        );
        const result = await tested({ name, release, files: new Map(await Promise.all(files)) });
        expect([name, result]).toEqual([name, { screens: release.routes.map(({ path }) => path) }]);
      }
    });

    test('code that cleans up after itself passes', async () => {
      const effect = `
      const clock = setInterval(() => {}, 1000);
      const abort = new AbortController();
      const tapped = () => {};
      addEventListener('resize', tapped, { signal: abort.signal });
      document.addEventListener('click', tapped, true);
      document.addEventListener('click', tapped, true);
      const element = document.body.appendChild(document.createElement('div'));
      document.head.append(Object.assign(document.createElement('style'), { textContent: '.own { top: 0 }' }));
      onresize = tapped;
      document.body.style.overflow = 'hidden';
      let tick = setTimeout(function again() { tick = setTimeout(again, 20); }, 20);
      let draw = requestAnimationFrame(function again() { draw = requestAnimationFrame(again); });
      return () => {
        clearTimeout(tick);
        cancelAnimationFrame(draw);
        document.body.style.overflow = '';
        clearInterval(clock);
        abort.abort();
        document.removeEventListener('click', tapped, { capture: true });
        element.remove();
        onresize = null;
      };`;
      expect(await tested(smokeTestRemote({ effect }))).toEqual({ screens: ['/now', '/later'] });
    });

    test('a screen may lead to another one', async () => {
      const effect = `history.replaceState({}, '', '/later'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`;
      expect(await tested(smokeTestRemote({ effect }))).toEqual({ screens: ['/now', '/later'] });
    });

    test.each(sampled(REFUSED, 4))('a remote that %s is refused', async (_name, code, sentence) => {
      const { fault } = await tested(smokeTestRemote(code));
      expect(`${fault?.file} ${fault?.problem}`).toMatch(sentence);
    });

    test.each(sampled(ENDLESS, 4))('a remote that does not end %s is refused', async (_name, code) => {
      const { fault } = await tested(smokeTestRemote(code), { ...LIMITS, screen: 3000 });
      expect(fault?.problem).toMatch(/^has not opened \/now in time/);
    });

    test('a screen that is missing is none of its screens', async () => {
      const exposed = `{ default: { screens: { '/later': () => 'Later' } } }`;
      expect(await tested(smokeTestRemote({ exposed }))).toEqual({ screens: ['/later'] });
    });
  },
);
