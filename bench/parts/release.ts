/** Bytes of a one-line release for a returning visitor, as deltas and as whole files. */
import { brotliCompressSync } from 'node:zlib';
import { compressDelta } from '@reelrupee/registry/deltas/compressDelta';
import type { ReleaseManifest } from '@reelrupee/registry/store/manifests';
import { withStore } from '@reelrupee/registry/store/openStore';
import type { Store } from '@reelrupee/registry/store/store';
import { readLive, requireLive } from '@reelrupee/registry/switch/switch';
import { atMost, type Figure, secondary } from '../report/figure';

const GOAL_OF_SHELL = 6 * 1024;
const GOAL_OF_REMOTE = 1.5 * 1024;
const ONE_LINE = '\ndocument.documentElement.dataset.release = "next";\n';

/** Two figures for the shell and for each live remote. */
export function release(): Promise<Figure[]> {
  return withStore(undefined, async (store) => {
    const { shell, remotes } = requireLive(await readLive(store));
    const live = Object.entries(remotes).map(([name, { current }]) => ({ name, id: current.id }));
    const figures: Figure[] = [];
    for (const ref of [{ name: 'shell', id: shell.release }, ...live]) {
      const manifest = await store.findRelease(ref);
      if (manifest) figures.push(...(await figuresOf(store, manifest)));
    }
    return figures;
  });
}

async function figuresOf(store: Store, manifest: ReleaseManifest): Promise<Figure[]> {
  const { name } = manifest;
  const files = await Promise.all(
    Object.keys(manifest.files).map(async (path) => ({ path, before: await store.readFile(manifest, path) })),
  );
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const largest = Math.max(...scripts.map(({ before }) => before.length));
  let [deltas, whole] = [0, 0];
  for (const { path, before } of files) {
    const isChanged = path.endsWith('.js') && before.length === largest;
    const after = isChanged ? Buffer.concat([before, Buffer.from(ONE_LINE)]) : before;
    deltas += (await compressDelta(after, before)).length;
    whole += brotliCompressSync(after).length;
  }
  const what = `one line in ${name}, ${files.length} files`;
  return [
    atMost(name === 'shell' ? GOAL_OF_SHELL : GOAL_OF_REMOTE, { name: what, value: deltas, unit: 'kib' }),
    secondary({ name: `${what}, whole as brotli`, value: whole, unit: 'kib' }),
  ];
}
