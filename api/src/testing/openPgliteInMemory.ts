import { PGlite } from '@electric-sql/pglite';

/** An embedded database in memory; `image` is a dump to start from. */
export async function openPgliteInMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create(image ? { loadDataDir: image } : {});
}
