import { describe, expect, test } from 'vitest';
import type { RemoteReleaseManifest } from '../store/manifests';
import { remoteLike, shellLike } from '../testing/exampleStore';
import { checkPair, checkRoutes } from './checkPair';

const shell = shellLike({ id: '1.2.0-shell' });
const remote = remoteLike('mf-wallet', {
  id: '1.0.0-wallet',
  routes: [{ path: '/profile', title: 'Profile', skeleton: 'dashboard' }],
  screens: ['/profile'],
  imports: [
    { module: 'react', name: 'useState', file: 'src/ProfileScreen.tsx' },
    { module: '@reelrupee/platform', name: 'useSession', file: 'src/ProfileScreen.tsx' },
    { module: '@reelrupee/contract/money', name: 'paise', file: 'src/ProfileScreen.tsx' },
  ],
});

test('releases that fit have no violation', () => {
  expect(checkPair(shell, remote)).toEqual([]);
});

test.each([
  ['the whole of a shared module', { module: 'react', name: '*' }],
  ['the package’s own bundled modules', { module: '@reelrupee/ui/icons', name: 'Play' }],
  ['a library of its own', { module: 'ms', name: 'default' }],
  ['a part of a library of its own', { module: '@acme/charts/bars', name: 'Bars' }],
])('a remote may import %s', (_what, imported) => {
  expect(checkPair(shell, { ...remote, imports: [{ ...imported, file: 'src/A.tsx' }] })).toEqual([]);
});

test('a shell that is too old for a remote is the one reason why the smoke test opened no screen', () => {
  const fault = { file: 'src/remote.tsx', problem: 'does not open /profile: incompatible' };
  expect(
    checkPair(shell, { ...remote, platform: '^1.3.0', screens: [], fault }).map(({ problem }) => problem),
  ).toEqual(['needs platform ^1.3.0; shell 1.2.0-shell provides 1.2.0']);
});

describe('a violation names the consumer, the file and the name', () => {
  const cases: [string, Partial<RemoteReleaseManifest>, string, string][] = [
    [
      'a platform that is too old',
      { platform: '^1.3.0' },
      'mf-wallet/remote.json',
      'needs platform ^1.3.0; shell 1.2.0-shell provides 1.2.0',
    ],
    [
      'a build that does not come up',
      { fault: { file: '1.0.0-wallet/entry.js', problem: 'leaves no container' }, screens: [] },
      'mf-wallet/1.0.0-wallet/entry.js',
      'leaves no container',
    ],
    [
      'a declared route without a screen',
      { screens: [] },
      'mf-wallet/src/remote.tsx',
      'has no screen for /profile, which remote.json declares',
    ],
    [
      'a stylesheet that reaches beyond its screens',
      { styles: [{ file: 'src/A.module.css:3', problem: 'nav matches elements outside' }] },
      'mf-wallet/src/A.module.css:3',
      'nav matches elements outside',
    ],
    [
      'a module whose name only begins like a bundled one',
      { imports: [{ module: '@reelrupee/ui/icons-extra', name: 'Play', file: 'src/A.tsx' }] },
      'mf-wallet/src/A.tsx',
      'imports @reelrupee/ui/icons-extra, which the shell does not share',
    ],
    [
      'a name that the platform no longer has',
      { imports: [{ module: '@reelrupee/platform', name: 'useWallet', file: 'src/A.tsx' }] },
      'mf-wallet/src/A.tsx',
      'imports useWallet from @reelrupee/platform, which the platform of 1.2.0-shell does not offer',
    ],
    [
      'a part of a shared package that is not shared',
      { imports: [{ module: 'react-dom/server', name: 'renderToString', file: 'src/A.tsx' }] },
      'mf-wallet/src/A.tsx',
      'imports react-dom/server, which the shell does not share',
    ],
    [
      'a library that the shell has behind a facade',
      { imports: [{ module: 'antd', name: 'Button', file: 'src/A.tsx' }] },
      'mf-wallet/src/A.tsx',
      'imports antd, which the shell does not share',
    ],
  ];
  test.each(cases)('%s', (_name, change, file, problem) => {
    expect(checkPair(shell, { ...remote, ...change })).toEqual([
      { consumer: 'mf-wallet 1.0.0-wallet', file, problem },
    ]);
  });
});

test('two remotes with one route, and a remote with a route of the shell, clash', () => {
  const other = { ...remote, name: 'mf-other', id: '1.0.0-other' };
  const login = { ...remote, routes: [{ path: '/login', title: 'Log in', skeleton: 'form' as const }] };
  expect(checkRoutes([remote, other])).toEqual([
    {
      consumer: 'mf-other 1.0.0-other',
      file: 'mf-other/remote.json',
      problem: 'declares /profile, which belongs to mf-wallet',
    },
  ]);
  expect(checkRoutes([login]).map(({ problem }) => problem)).toEqual([
    'declares /login, which belongs to the shell',
  ]);
});

test.each(['/Login', '/terms', '/Privacy', '/support', '/grievance', '/Federation'])(
  'a route may not take %s of the shell, which opens its own screen there',
  (path) => {
    const taking = { ...remote, routes: [{ path, title: 'Takes', skeleton: 'form' as const }] };
    expect(checkRoutes([taking]).map(({ problem }) => problem)).toEqual([
      `declares ${path}, which belongs to the shell`,
    ]);
  },
);

test('paths that differ in capitals alone are one route', () => {
  const routes = [{ path: '/PROFILE', title: 'Profile', skeleton: 'list' as const }];
  const other = { ...remote, name: 'mf-other', id: '1.0.0-other', routes };
  expect(checkRoutes([remote, other]).map(({ problem }) => problem)).toEqual([
    'declares /PROFILE, which belongs to mf-wallet',
  ]);
});

test.each(['/shell', '/mf-home', '/MF-Home', '/Metrics', '/metrics', '/install', '/linkPreview'])(
  'a route may not hide %s of the host',
  (path) => {
    const hiding = { ...remote, routes: [{ path, title: 'Hides', skeleton: 'list' as const }] };
    expect(checkRoutes([hiding]).map(({ problem }) => problem)).toEqual([
      `declares ${path}, which belongs to the host`,
    ]);
  },
);

test('a route may have the name of a release folder further on', () => {
  const further = {
    ...remote,
    routes: [{ path: '/help/mf-home', title: 'Help', skeleton: 'list' as const }],
  };
  expect(checkRoutes([further])).toEqual([]);
});

test('a canary declares the routes of its own remote again', () => {
  expect(checkRoutes([remote, { ...remote, id: '1.0.1-canary' }])).toEqual([]);
});
