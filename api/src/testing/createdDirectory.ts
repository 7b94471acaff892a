import { cpSync } from 'node:fs';
import { openPgliteDirectory } from '../database/pglite/openPglite';
import { cachedFolder } from './cache';

/** Inputs of the database; a change creates a new one. */
const SOURCES = ['api/src/database/pglite', 'api/package.json'];

/**
 * Puts a new embedded database without a schema into a folder, as a first start does before it migrates. Creating one
 * takes 3 s of processor time, so it is created once and then copied.
 */
export async function putNewDatabase(dataDir: string): Promise<void> {
  const created = await cachedFolder('created', SOURCES, async (folder) => {
    const { pglite } = await openPgliteDirectory(folder);
    await pglite.close();
  });
  cpSync(created, dataDir, { recursive: true });
}
