import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPgliteDirectory } from '../database/pglite/openPglite';
import { CACHE, fingerprint } from './fingerprint';

/** Inputs of the database; a change creates a new one. */
const SOURCES = ['../database/pglite', '../../package.json'];

/**
 * Puts a new embedded database without a schema into a folder, as a first start does before it migrates. Creating one
 * takes 3 s of processor time, so it is created once and then copied.
 */
export async function putNewDatabase(dataDir: string): Promise<void> {
  const created = join(CACHE, `created-${fingerprint(SOURCES)}`);
  if (!existsSync(created)) await create(created);
  cpSync(created, dataDir, { recursive: true });
}

/** Creates it under another name, since other test processes copy it. */
async function create(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const { pglite } = await openPgliteDirectory(unfinished);
  await pglite.close();
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true });
  }
}
