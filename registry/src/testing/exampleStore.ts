/** Releases for tests: one shell and two remotes, all of them live. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@reelrupee/federation/composition/composition';
import { toRelease } from '../make/toRelease';
import { integrityOf } from '../make/integrity';
import type { ReleaseManifest, RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';
import { hostsOf } from '../store/configChange';
import type { StagedRelease, Store } from '../store/store';
import { switchLive, type SwitchOptions } from '../switch/switch';

const SCRIPT = 'release';
const built = {
  // The current time, since old builds that no composition names are pruned.
  builtAt: new Date().toISOString(),
  files: { 'entry.js': integrityOf(Buffer.from(SCRIPT)) },
  bytes: SCRIPT.length,
};

/** The manifest of a shell's release, with what a test changes. */
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

/** The manifest of a remote's release, with what a test changes. */
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
    ...change,
  };
}

/** Publishes a release like a build, but with some text as files. */
export async function publishExample(
  store: Store,
  manifest: ReleaseManifest,
  { text = SCRIPT, code = {} }: { text?: string; code?: StagedRelease['code'] } = {},
): Promise<ReleaseManifest> {
  const folder = await store.stagingFolder();
  for (const path of Object.keys(manifest.files)) writeFileSync(join(folder, path), text);
  return store.publish({ folder, manifest, code });
}

/** Publishes a remote's release; gives what a composition holds of it. */
export async function addRemote(store: Store, manifest: RemoteReleaseManifest): Promise<Release> {
  await publishExample(store, manifest);
  return toRelease(manifest);
}

/** Makes the example live in an empty store. */
export async function goLive(store: Store, options: SwitchOptions = {}): Promise<void> {
  const shell = shellLike();
  await publishExample(store, shell);
  const remotes: Record<string, { current: Release }> = {};
  for (const name of ['mf-one', 'mf-two'])
    remotes[name] = { current: await addRemote(store, remoteLike(name)) };
  const audit = ['shell', 'mf-one', 'mf-two'].map((name) => ({
    action: 'release' as const,
    name,
    release: name === 'shell' ? shell.id : '1.0.0-first',
  }));
  const hosts = hostsOf(await store.config());
  const next = { ...hosts, shell: { release: shell.id, platform: shell.platform }, remotes };
  await switchLive(store, () => ({ next, audit }), { by: 'test', ...options });
}
