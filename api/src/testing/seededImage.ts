import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_FILES } from '../database/functions';
import { migrate } from '../database/migrate';
import { databaseOnPglite } from '../database/openDatabase';
import { openPgliteInMemory } from './openPgliteInMemory';
import { seed } from '../seed/seed';
import { cachedFolder } from './cache';
import { TEST_START } from './testClock';

/** Inputs of the image; a change creates a new one. */
const SOURCES = [
  ...FUNCTION_FILES.map((path) => `api/src/${path}`),
  'api/src/database',
  'api/src/seed',
  'api/src/plans',
  'api/src/sessions',
  'api/package.json',
];

const IMAGE = 'image.tar';
const PASSWORD = 'password';

export const TEST_ADMIN_EMAIL = 'admin@reelrupee.local';

export interface SeededImage {
  image: Blob;
  adminPassword: string;
}

/** A data directory with schema, plans and an administrator; created once and then read from a cache. */
export async function seededImage(): Promise<SeededImage> {
  const folder = await cachedFolder('seeded', SOURCES, createImage);
  return {
    image: new Blob([readFileSync(join(folder, IMAGE))]),
    adminPassword: readFileSync(join(folder, PASSWORD), 'utf8'),
  };
}

async function createImage(folder: string): Promise<void> {
  const pglite = await openPgliteInMemory();
  const database = databaseOnPglite(pglite);
  await migrate(database);
  const clock = { now: () => TEST_START };
  const administrator = await seed(database, clock, { MEDIA_DIR: '/nowhere', ADMIN_EMAIL: TEST_ADMIN_EMAIL });
  if (!administrator) throw new Error('The new database already has an administrator');
  const image = await pglite.dumpDataDir('none');
  await database.close();
  writeFileSync(join(folder, IMAGE), Buffer.from(await image.arrayBuffer()));
  writeFileSync(join(folder, PASSWORD), administrator.password);
}
