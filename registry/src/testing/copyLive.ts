import type { Release } from '@reelrupee/federation/composition/composition';
import { configHash } from '../store/configChange';
import { CODE_KINDS } from '../store/manifests';
import type { ReleaseRef, Store } from '../store/store';
import { readLive, requireLive, switchLive } from '../switch/switch';

/** Makes what is live in one store live in another, empty one, which allows previews from these origins. */
export async function copyLive(from: Store, to: Store, previewOrigins: string[]): Promise<void> {
  const { id: _, ...live } = requireLive(await readLive(from));
  const config = { ...(await from.config()), previewOrigins };
  await to.saveConfig(config);
  await copyRelease(from, to, { name: 'shell', id: live.shell.release });
  const remotes: Record<string, { current: Release }> = {};
  for (const [name, { current }] of Object.entries(live.remotes)) {
    await copyRelease(from, to, { name, id: current.id });
    remotes[name] = { current };
  }
  const { release, platform } = live.shell;
  const next = { ...live, shell: { release, platform }, remotes, previewOrigins, config: configHash(config) };
  const audit = [{ action: 'release' as const, name: 'shell', release }];
  await switchLive(to, () => ({ next, audit }), { by: 'test' });
}

async function copyRelease(from: Store, to: Store, ref: ReleaseRef): Promise<void> {
  const manifest = await from.findRelease(ref);
  if (!manifest) throw new Error(`${ref.name} ${ref.id} is not in ${from.location}.`);
  const folder = await to.stagingFolder();
  await from.copyFiles(ref, folder);
  const code = CODE_KINDS.map(async (kind) => [kind, await from.readCode(ref, kind)] as const);
  await to.publish({ folder, manifest, code: Object.fromEntries(await Promise.all(code)) });
}
