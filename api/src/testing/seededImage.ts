import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_FILES } from '../database/functions';
import { migrate } from '../database/migrate';
import { databaseOnPglite } from '../database/openDatabase';
import { openPgliteInMemory } from '../database/pglite/openPglite';
import { seed } from '../seed/seed';
import { CACHE, fingerprint } from './fingerprint';
import { TEST_START } from './testClock';

/** Inputs of the image; a change creates a new one. */
const SOURCES = [
  ...FUNCTION_FILES.map((path) => `../${path}`),
  '../database',
  '../seed',
  '../plans',
  '../sessions',
  '../../package.json',
];

export const TEST_ADMIN_EMAIL = 'admin@reelrupee.local';

export interface SeededImage {
  image: Blob;
  adminPassword: string;
}

/** A data directory with schema, plans and an administrator; created once and then read from a cache. */
export async function seededImage(): Promise<SeededImage> {
  const path = join(CACHE, `seeded-${fingerprint(SOURCES)}.tar`);
  try {
    return { image: new Blob([readFileSync(path)]), adminPassword: readFileSync(`${path}.password`, 'utf8') };
  } catch {
    return createImage(path);
  }
}

async function createImage(path: string): Promise<SeededImage> {
  const pglite = await openPgliteInMemory();
  const database = databaseOnPglite(pglite);
  await migrate(database);
  const clock = { now: () => TEST_START };
  const administrator = await seed(database, clock, { MEDIA_DIR: '/nowhere', ADMIN_EMAIL: TEST_ADMIN_EMAIL });
  if (!administrator) throw new Error('The new database already has an administrator');
  const image = await pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(CACHE, { recursive: true });
  writeWhole(`${path}.password`, Buffer.from(administrator.password));
  writeWhole(path, Buffer.from(await image.arrayBuffer()));
  return { image, adminPassword: administrator.password };
}

/** Writes atomically, since other test processes read the file. */
function writeWhole(path: string, content: Buffer): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
