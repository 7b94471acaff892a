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
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { classEnding, containerName } from '@reelrupee/federation/composition/composition';
import { addRemote } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { bundle, bundleForHtml } from './bundle';
import { describeRelease } from './describeRelease';
import type { RemoteReleaseDescription } from '../store/manifests';
import { withSmokeTester } from '../smoke-test/smokeTester';
import { step } from '../switch/step';
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
    import { useNoteId } from 'notes';
    export default memo(function Later() { return <p id={useNoteId()}>{useState(1)[0]}</p>; });`,
  'src/Dialog.tsx': `
    import { Dialog } from '@reelrupee/ui/dialog';
    const height = String(globalThis.innerHeight);
    export default function Confirm() { return <Dialog>{height}</Dialog>; }`,
};

/** A library of the remote's own, in the folder above it: its `node_modules` are those of another remote. */
const LIBRARY: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'notes', version: '1.0.0', type: 'module', main: 'index.js' }),
  'index.js': `
    import { useId } from 'react';
    export const useNoteId = () => 'note' + useId();`,
};

/** The browser's tests are in smoke-test/openScreens.test.ts. */
const NO_SHELL = { findShell: async () => undefined, say: () => undefined };

let root = '';
let dir = '';
let built = '';
let prerenderBundle = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'trial-'));
  dir = join(root, NAME);
  built = join(root, 'built');
  writeFiles(dir, SOURCES);
  writeFiles(join(root, 'node_modules/notes'), LIBRARY);
  symlinkSync(join(WORKSPACE, 'mf-home/node_modules'), join(dir, 'node_modules'));
  await bundle(dir, ID, built);
  prerenderBundle = (await bundleForHtml(dir, ID)) ?? '';
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

function writeFiles(folder: string, texts: Record<string, string>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The manifest of the build, or of a copy of it in which something is changed. */
async function recorded(change?: (text: string, path: string) => string): Promise<RemoteReleaseDescription> {
  const folder = mkdtempSync(join(root, 'release-'));
  cpSync(built, folder, { recursive: true });
  const paths = readdirSync(folder).map((path) => join(folder, path));
  for (const path of paths) if (change) writeFileSync(path, change(readFileSync(path, 'utf8'), path));
  const html = change?.(prerenderBundle, 'prerender.js') ?? prerenderBundle;
  const manifest = await withSmokeTester(NO_SHELL, (tester) =>
    describeRelease(dir, ID, folder, html, tester),
  );
  if (manifest.kind !== 'remote') throw new Error('A remote was built.');
  return manifest;
}

test('the screens are those that came up, lazy ones included', async () => {
  const { screens, fault, testedBy } = await recorded();
  expect(screens).toEqual(['/now', '/later']);
  expect(fault).toBeUndefined();
  expect(testedBy).toBe('process');
});

test('its stylesheets stay inside its screens', async () => {
  expect((await recorded()).styles).toEqual([]);
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
    // The component of the icons, in the code that prerenders the screens.
    { module: '@reelrupee/ui/core', name: 'createLucideIcon', file: 'src/remote.tsx' },
    { module: '@reelrupee/ui/core', name: 'Page', file: 'src/remote.tsx' },
  ]);
  expect(of('@reelrupee/ui/dialog')).toEqual([
    { module: '@reelrupee/ui/dialog', name: 'Dialog', file: 'src/Dialog.tsx' },
  ]);
});

test('a name that only a bundled library takes is one of node_modules', async () => {
  const { imports } = await recorded();
  const name = { module: 'react', name: 'useId' };
  expect(imports.filter((one) => one.name === 'useId')).toEqual([{ ...name, file: 'node_modules' }]);
});

describe('a build that no page could use is refused, with the reason', () => {
  test.each<[string, (text: string, path: string) => string, RegExp]>([
    [
      'without a screen',
      (text) => text.replaceAll('"/later":', '"/sooner":'),
      /mf-trial\/src\/remote\.tsx has no screen for \/later, which remote\.json declares/,
    ],
    [
      'that throws on evaluation',
      (text) => text.replace('globalThis.innerWidth', 'undefined.innerWidth'),
      /mf-trial\/src\/remote\.tsx cannot be loaded: TypeError: Cannot read .*innerWidth/,
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
    const store = await testStore();
    const release = await addRemote(store, { ...manifest, bytes: 1 });
    const refused = switchLive(store, (live) =>
      step(requireLive(live), NAME, { kind: 'release', release }, {}),
    );
    await expect(refused).rejects.toThrow(sentence);
  });
});
