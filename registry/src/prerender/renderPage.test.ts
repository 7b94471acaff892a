import { DEFAULT_RUNTIME_CONFIG } from '@reelrupee/contract/runtimeConfig';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PageReply } from '@reelrupee/federation/composition/pageData';
import type { Composition, Release } from '@reelrupee/federation/composition/composition';
import { preloadFiles, type PreloadFile } from './preloadFiles';
import { shellLike } from '../testing/exampleStore';
import { renderPage } from './renderPage';
import { sitePages, type SitePage } from './sitePages';

const plans: Release = {
  id: '1.0.0-plans',
  platform: '^1.0.0',
  routes: [
    { path: '/plan', title: 'Plans', skeleton: 'cards', calls: [{ action: 'getPlan' }] },
    { path: '/rechargeNow', title: 'Recharge', skeleton: 'form' },
  ],
  files: {
    'entry.js': 'sha256-e',
    'remote.js': 'sha256-r',
    'remote.css': 'sha256-c',
    '7.js': 'sha256-7',
  },
};
const canary: Release = {
  ...plans,
  id: '1.0.0-canary',
  routes: [{ path: '/quiz', title: 'Quiz', skeleton: 'list' }],
};
const composition: Composition = {
  id: 'one',
  assets: '/',
  shell: { release: '1.0.0-shell', platform: '1.0.0' },
  remotes: { 'mf-plans': { current: plans, canary: { release: canary, percent: 10 } } },
};
const shell = shellLike({
  files: {
    '9.aa.js': 'sha256-9',
    'first.bb.css': 'sha256-fc',
    'first.bb.js': 'sha256-f',
    'login.dd.js': 'sha256-l',
    'shell.ee.js': 'sha256-s',
  },
  template:
    '<title>%TITLE%</title><meta content="%CSP%" />%SCRIPTS%<style></style>%STYLES%<div data-path="%PATH%">%SCREEN%</div>%ALTERNATIVES%%COMPOSITION%<script id="data">%DATA%</script>',
});
const config = {
  ...DEFAULT_RUNTIME_CONFIG,
  productName: 'Reel & <Co>',
  assetsHost: '/',
  previewOrigins: [],
  siteUrl: '',
};

const SCREENS = new Map([
  ['/login?ref=', '<p>Sign up with a code</p>'],
  ['/login?form=signup', '<p>Sign up</p>'],
]);

function pageOf(path: string): SitePage {
  const page = sitePages(composition).find((one) => one.path === path);
  if (!page) throw new Error(`No page for ${path}.`);
  return page;
}

function render(
  path: string,
  styleOf: (file: PreloadFile) => string = () => '.a{color:red}',
  assets = '/',
  data: PageReply[] = [],
): string {
  const page = pageOf(path);
  return renderPage(shell, { ...composition, assets }, config, {
    page,
    screen: '<p>Plans</p>',
    screens: SCREENS,
    data,
    files: preloadFiles(shell, page),
    styleOf,
  });
}

test('each route that is live for everyone has a page, and so have log-in and the root', () => {
  expect(sitePages(composition).map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/plan', 'plan/index.html'],
    ['/rechargeNow', 'rechargeNow/index.html'],
    ['/login', 'login/index.html'],
  ]);
});

test('a page preloads the files of its screen, each with its hash, the entry first', () => {
  const asked = [
    ...render('/plan').matchAll(/<(script|link)[^>]*(?:src|href)="([^"]*)" integrity="([^"]*)"/g),
  ];
  expect(asked.map(([, tag, url, integrity]) => [tag, url, integrity])).toEqual([
    ['script', '/shell/1.0.0-shell/shell.ee.js', 'sha256-s'],
    ['link', '/shell/1.0.0-shell/first.bb.js', 'sha256-f'],
    ['link', '/mf-plans/1.0.0-plans/entry.js', 'sha256-e'],
    ['link', '/mf-plans/1.0.0-plans/remote.js', 'sha256-r'],
  ]);
});

test('a page of the shell’s own screen preloads that screen’s chunk, and no remote', () => {
  const html = render('/login');
  expect(html).toContain('login.dd.js');
  expect(html).not.toContain('href="/mf-');
});

test('stylesheets are inlined under the address that their loader looks for', () => {
  const html = render('/plan', undefined, 'https://cdn.example/');
  expect(html).toContain('<style data-href="first.bb.css">.a{color:red}</style>');
  expect(html).toContain('<style data-href="https://cdn.example/mf-plans/1.0.0-plans/remote.css">');
});

test.each(['a{background:url(bg.png)}', 'a::after{content:"</style>"}'])(
  'a stylesheet that cannot be inlined stays a link: %s',
  (text) => {
    const html = render('/plan', ({ path }) => (path.startsWith('remote') ? text : ''));
    expect(html).toContain(
      '<link rel="stylesheet" href="/mf-plans/1.0.0-plans/remote.css" integrity="sha256-c"',
    );
    expect(html).not.toContain(text);
  },
);

test('a page holds its first screen, with its path', () => {
  expect(render('/plan')).toContain('<div data-path="/plan"><p>Plans</p></div>');
});

test('the title is the screen’s and the product’s, and is text', () => {
  expect(render('/plan')).toContain('<title>Plans · Reel &amp; &lt;Co></title>');
});

test('a page holds the first calls of its own route, and the rest of the composition without such calls', () => {
  const { calls: _, ...plan } = plans.routes[0] ?? {};
  const held = (path: string) => /\{"id".*\}/.exec(render(path))?.[0] ?? '';
  expect(JSON.parse(held('/plan'))).toEqual(composition);
  const { remotes } = JSON.parse(held('/login')) as Composition;
  expect(remotes['mf-plans']?.current.routes).toEqual([plan, plans.routes[1]]);
});

test('no text of the composition can end its block', () => {
  const [route] = plans.routes;
  if (!route) throw new Error('No route.');
  route.title = '</script>';
  expect(render('/rechargeNow')).not.toContain('</script>"');
  route.title = 'Plans';
});

test('a page allows its one inline script, which chooses the screen', () => {
  const html = render('/plan');
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  expect(html).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('a reply of the provider in the page cannot end its element', () => {
  const reply = { code: 200, data: [{ title: '</script><script>alert(1)</script>' }] };
  const html = render('/plan', undefined, '/', [{ action: 'getPlan', payload: {}, reply }]);
  const text = /<script id="data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual([{ action: 'getPlan', payload: {}, reply }]);
});
