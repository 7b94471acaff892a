/** A remote built with a stock plugin, as a release of the live site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@reelrupee/federation/composition/composition';
import { integrityOf } from '@reelrupee/registry/make/integrity';
import { nameOf, REMOTE_ENTRY, type Variant as StockBuild } from '../../interop/build/variants';
import { prebuiltRemote } from '../../interop/prebuilt';
import type { Variant } from '../site/variant';

/** The build in place of a live release, whose routes and platform range it takes. */
export async function stockRelease(remote: string, live: Release, build: StockBuild): Promise<Variant> {
  const folder = await prebuiltRemote(build);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|css)$/.test(path),
  );
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const hashes = [...files].map(([path, text]) => [path, integrityOf(Buffer.from(text))] as const);
  const name = nameOf(build);
  const release: Release = {
    ...live,
    id: name,
    entry: REMOTE_ENTRY,
    container: name,
    ...(build.bundler === 'vite' && { format: 'module' as const }),
    files: Object.fromEntries(hashes),
  };
  return { remote, release, files };
}
