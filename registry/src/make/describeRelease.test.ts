/** The manifest of a small remote that a real bundler built; and what the contract check says of broken builds. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { classEnding } from '@reelrupee/federation/presets/classNames';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { containerName } from '@reelrupee/federation/composition/composition';
import { addRemote, exampleStore } from '../testing/exampleStore';
import { bundle, bundleForHtml } from './bundle';
import { describeRelease } from './describeRelease';
import type { RemoteReleaseDescription } from '../store/manifests';
import { step } from '../switch/releaseRemote';
import { requireLive, switchLive } from '../switch/switch';

const NAME = 'mf-trial';
const ID = '1.0.0-trial';
const CONTAINER = containerName(NAME, ID);
const ROUTES = ['/now', '/later'].map((path) => ({ path, title: 'Trial', skeleton: 'list' }));
const SOURCES: Record<string, string> = {
  'package.json': JSON.stringify({ name: NAME, version: '1.0.0', type: 'module' }),
  'remote.json': JSON.stringify({ name: NAME, routes: ROUTES, platform: '^1.0.0' }),
  'rsbuild.config.ts': `
    import { remotePreset } from '@reelrupee/federation/presets/remotePreset';
    export default remotePreset(import.meta.dirname);`,
  'src/remote.tsx': `
    import { defineRemote, lazy } from '@reelrupee/federation/remote';
    import { lazyComponent, useSession } from '@reelrupee/platform';
    import * as core from '@reelrupee/ui/core';
    import { CircleAlert } from '@reelrupee/ui/icons';
    import styles from './remote.module.css';
    const Dialog = lazyComponent(() => import('./Dialog'));
    const width = String(globalThis.innerWidth);
    function Now() {
      const session = useSession();
      const core_ = (core) => core.notOfThePlatform;
      return <core.Page title={width} className={styles.trial}>{session.isLoggedIn && <CircleAlert />}{core_(Dialog)}</core.Page>;
    }
    export default defineRemote({ screens: { '/now': Now, '/later': lazy(() => import('./Later')) } });`,
  'src/remote.module.css': `.trial { color: red; animation: pop 1s }\n@keyframes pop { from { opacity: 0 } }`,
  'src/Later.tsx': `
    import { memo, useState } from 'react';
    export default memo(function Later() { return <p>{useState(1)[0]}</p>; });`,
  'src/Dialog.tsx': `
    import { Dialog } from '@reelrupee/ui/dialog';
    const height = String(globalThis.innerHeight);
    export default function Confirm() { return <Dialog>{height}</Dialog>; }`,
};

let root = '';
let dir = '';
let built = '';
let prerenderBundle = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'trial-'));
  dir = join(root, NAME);
  built = join(root, 'built');
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  symlinkSync(join(WORKSPACE, 'mf-home/node_modules'), join(dir, 'node_modules'));
  await bundle(dir, ID, built);
  prerenderBundle = (await bundleForHtml(dir, ID)) ?? '';
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

/** The manifest of the build, or of a copy of it in which something is changed. */
async function recorded(change?: (text: string, path: string) => string): Promise<RemoteReleaseDescription> {
  const folder = mkdtempSync(join(root, 'release-'));
  cpSync(built, folder, { recursive: true });
  const paths = readdirSync(folder).map((path) => join(folder, path));
  for (const path of paths) if (change) writeFileSync(path, change(readFileSync(path, 'utf8'), path));
  const manifest = await describeRelease(
    dir,
    ID,
    folder,
    change?.(prerenderBundle, 'prerender.js') ?? prerenderBundle,
  );
  if (manifest.kind !== 'remote') throw new Error('A remote was built.');
  return manifest;
}

test('the screens are those that came up, lazy ones included', async () => {
  const { screens, fault } = await recorded();
  expect(screens).toEqual(['/now', '/later']);
  expect(fault).toBeUndefined();
});

test('its stylesheets stay inside its screens', async () => {
  expect((await recorded()).styles).toEqual([]);
});

test('a remote may start asynchronously', async () => {
  const asynchronous = `const inner = ${CONTAINER};
    ${CONTAINER} = { ...inner, init: async (...args) => {
      await new Promise((later) => setTimeout(later));
      return inner.init(...args);
    } };`;
  const { screens, fault } = await recorded((text, path) =>
    path.endsWith('/entry.js') ? `${text};${asynchronous}` : text,
  );
  expect(fault).toBeUndefined();
  expect(screens).toEqual(['/now', '/later']);
});

test('the names are those in the built code, wherever it takes them, each with the file that says so', async () => {
  const { imports } = await recorded();
  const of = (module: string) => imports.filter((one) => one.module === module);
  expect(of('@reelrupee/platform')).toEqual([
    { module: '@reelrupee/platform', name: 'lazyComponent', file: 'src/remote.tsx' },
    { module: '@reelrupee/platform', name: 'useSession', file: 'src/remote.tsx' },
  ]);
  // Imported as a whole: the names are those that the bundled code reads.
  expect(of('@reelrupee/ui/core')).toEqual([
    { module: '@reelrupee/ui/core', name: 'Page', file: 'src/remote.tsx' },
  ]);
  expect(of('@reelrupee/ui/dialog')).toEqual([
    { module: '@reelrupee/ui/dialog', name: 'Dialog', file: 'src/Dialog.tsx' },
  ]);
  // The icons' own code takes it: no source of the remote says so.
  const ofIcons = of('react').find(({ name }) => name === 'createElement');
  expect(ofIcons?.file).toBe('node_modules');
});

describe('a build that no page could use is refused, with the reason', () => {
  const inEntry = (addition: string) => (text: string, path: string) =>
    path.endsWith('/entry.js') ? `${text};${addition}` : text;
  test.each<[string, (text: string, path: string) => string, RegExp]>([
    [
      'without a screen',
      (text) => text.replaceAll('"/later":', '"/sooner":'),
      /mf-trial\/src\/remote\.tsx has no screen for \/later, which remote\.json declares/,
    ],
    [
      'with something else for a screen',
      (text) => text.replaceAll('"/now":', '"/now":"now","/never":'),
      /mf-trial\/src\/remote\.tsx has no screen for \/now/,
    ],
    [
      'that hangs on evaluation',
      (text) => text.replace('globalThis.innerWidth', '(() => { for (;;); })()'),
      /mf-trial\/src\/remote\.tsx takes more than 2 s of processor time when a page loads it/,
    ],
    [
      'that replaces a part of the language',
      inEntry('Array.prototype.map = () => []; delete Promise.prototype.finally'),
      /mf-trial\/src\/remote\.tsx replaces Array\.prototype\.map and Promise\.prototype\.finally of the page/,
    ],
    [
      'that leaves a timer behind',
      inEntry('setInterval(() => undefined, 1000); clearInterval(setInterval(() => undefined, 1000))'),
      /mf-trial\/src\/remote\.tsx leaves 1 interval behind when a page has loaded it; 0 are allowed/,
    ],
    [
      'that leaves listeners behind',
      inEntry("addEventListener('click', () => {}); document.addEventListener('scroll', () => {})"),
      /mf-trial\/src\/remote\.tsx leaves 2 listeners behind/,
    ],
    [
      'that leaves an element behind',
      inEntry("document.body.append(document.createElement('div'))"),
      /mf-trial\/src\/remote\.tsx leaves 1 element on the body behind/,
    ],
    [
      'that leaves a global behind',
      inEntry('globalThis.cart = []'),
      /mf-trial\/src\/remote\.tsx leaves 1 global behind \(cart\)/,
    ],
    [
      'that throws on evaluation',
      (text) => text.replace('globalThis.innerWidth', 'undefined.innerWidth'),
      /mf-trial\/1\.0\.0-trial\/remote\.js throws when a page loads it: TypeError: Cannot read .*innerWidth.* \(line 2, column \d+\)/,
    ],
    [
      'whose entry throws',
      inEntry('undefined.entry'),
      /mf-trial\/1\.0\.0-trial\/entry\.js throws when a page loads it: TypeError: Cannot read/,
    ],
    [
      'that waits for what never comes',
      inEntry(`${CONTAINER} = { ...${CONTAINER}, get: () => new Promise(() => undefined) }`),
      /mf-trial\/src\/remote\.tsx is still waiting for something 4 s after a page has loaded it/,
    ],
    [
      'whose entry leaves no container',
      inEntry(`${CONTAINER} = undefined`),
      /mf-trial\/1\.0\.0-trial\/entry\.js leaves no container mf_trial_1_0_0_trial/,
    ],
    [
      'whose container exposes nothing',
      (text) => text.replace('{"./remote":', '{"./other":'),
      /mf-trial\/1\.0\.0-trial\/entry\.js throws when a page loads it: Error: Module "\.\/remote" does not exist/,
    ],
    [
      'whose module is of another shape',
      (text) => text.replace('{screens:', '{views:'),
      /mf-trial\/src\/remote\.tsx does not export defineRemote\(\{ screens: \{ … \} \}\)/,
    ],
    [
      'whose style is for the whole page',
      (text, path) => (path.endsWith('.css') ? `${text}nav{display:none}` : text),
      /mf-trial\/1\.0\.0-trial\/remote\.css nav matches elements outside of the remote’s screens/,
    ],
    [
      'whose class has a name that others may use',
      (text, path) => (path.endsWith('.css') ? text.replaceAll(`-${classEnding(CONTAINER)}`, '') : text),
      /mf-trial\/1\.0\.0-trial\/remote\.css @keyframes pop-0 has a name that other teams may use/,
    ],
    [
      'that takes what no platform offers',
      (text) => text.replaceAll('.useSession)', '.useWallet)'),
      /mf-trial\/node_modules imports useWallet from @reelrupee\/platform/,
    ],
  ])('%s', async (_name, change, sentence) => {
    const manifest = await recorded(change);
    const { store, remove } = await exampleStore();
    const release = await addRemote(store, { ...manifest, bytes: 1 });
    const refused = switchLive(store, (live) =>
      step(requireLive(live), NAME, { kind: 'release', release }, {}),
    );
    await expect(refused).rejects.toThrow(sentence);
    remove();
  });
});
