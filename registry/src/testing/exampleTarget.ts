/** A small release target in a temporary folder, for tests: one shell and two remotes, all of them live. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@reelrupee/federation/composition/composition';
import { asRelease } from '../make/asRelease';
import { integrityOf } from '../make/integrity';
import { recordRelease, type RemoteReleaseManifest, type ShellReleaseManifest } from '../store/manifests';
import { switchLive } from '../switch/switch';
import { openTarget, releaseFolder, type Target } from '../store/target';

const SCRIPT = 'release';
const built = {
  builtAt: '2026-01-01T00:00:00.000Z',
  files: { 'entry.js': integrityOf(Buffer.from(SCRIPT)) },
  bytes: SCRIPT.length,
};

/** What a shell's release is recorded as, but for what a test changes. */
export function shellLike(change: Partial<ShellReleaseManifest> = {}): ShellReleaseManifest {
  return {
    ...built,
    kind: 'shell',
    name: 'shell',
    id: '1.0.0-shell',
    platform: '1.2.0',
    template: '<script type="application/json">%COMPOSITION%</script>',
    offers: {
      react: { version: '19.3.1', names: ['default', 'useState'] },
      '@reelrupee/platform': { version: '1.2.0', names: ['formatRupees', 'useSession'] },
    },
    ...change,
  };
}

/** What a remote's release is recorded as, but for what a test changes. */
export function remoteLike(name: string, change: Partial<RemoteReleaseManifest> = {}): RemoteReleaseManifest {
  const path = `/${name.replace('mf-', '')}`;
  return {
    ...built,
    kind: 'remote',
    name,
    id: '1.0.0-first',
    platform: '^1.0.0',
    routes: [{ path, title: name, skeleton: 'list' }],
    screens: [path],
    imports: [{ module: '@reelrupee/platform', name: 'useSession', file: 'src/Screen.tsx' }],
    builtAgainst: { '@reelrupee/platform': '1.2.0' },
    ...change,
  };
}

export interface ExampleTarget extends Target {
  root: string;
  /** Puts a release of a remote into the target, as a build would. */
  add: (manifest: RemoteReleaseManifest) => Release;
  addShell: (manifest: ShellReleaseManifest) => void;
  remove: () => void;
}

/** Makes the target, with `mf-one` and `mf-two` live in the shell. */
export async function exampleTarget(): Promise<ExampleTarget> {
  const root = mkdtempSync(join(tmpdir(), 'target-'));
  const target = openTarget(root);
  const put = (name: string, id: string) => {
    const folder = releaseFolder(target, name, id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'entry.js'), SCRIPT);
  };
  const example: ExampleTarget = {
    ...target,
    root,
    add: (manifest) => {
      put(manifest.name, manifest.id);
      recordRelease(target, manifest);
      return asRelease(manifest);
    },
    addShell: (manifest) => {
      put('shell', manifest.id);
      recordRelease(target, manifest);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  const shell = shellLike();
  example.addShell(shell);
  const remotes = ['mf-one', 'mf-two'].map((name) => [name, { current: example.add(remoteLike(name)) }]);
  const live = { assets: '/', shell: { release: shell.id, platform: shell.platform } };
  const audit = ['shell', 'mf-one', 'mf-two'].map((name) => ({
    action: 'release' as const,
    name,
    release: name === 'shell' ? shell.id : '1.0.0-first',
  }));
  await switchLive(target, () => ({ next: { ...live, remotes: Object.fromEntries(remotes) }, audit }), {
    by: 'test',
  });
  return example;
}
