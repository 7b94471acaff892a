/** The servers of a measurement; all that they leave is removed after it. */
import { tmpdir } from 'node:os';
import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { openDatabase } from '../src/database/openDatabase';
import { seed } from '../src/seed/seed';
import { type FixturePack, fixturePack } from '../src/testing/fixturePack';
import { startPrivatePostgresql } from '../src/testing/privatePostgresql';
import { bundleForTest } from '../src/testing/serverProcess';
import { findPostgresql } from '../src/testing/servers';
import { realClock } from '../src/time/clock';
import { prepare } from './people';

/** Reels last a moment, so that a served one can be credited at once. */
const REEL_MS = 1;

/** Measures with a PostgreSQL of its own and a media pack of so many reels. Throws if PostgreSQL is not installed. */
export async function withPostgresql(
  { reels, settings = {} }: { reels: number; settings?: Record<string, string> },
  work: (databaseUrl: string, pack: FixturePack) => Promise<void>,
): Promise<void> {
  const bin = findPostgresql();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const pack = fixturePack(reels, REEL_MS);
  try {
    const postgresql = await startPrivatePostgresql(bin, { settings });
    try {
      await work(postgresql.url, pack);
    } finally {
      await postgresql.stop();
    }
  } finally {
    pack.remove();
  }
}

/** A bundled provider, and the settings that it is to be started with. */
export interface BenchProvider {
  program: string;
  settings: { DATABASE_URL: string; MEDIA_DIR: string; NODE_ENV: string };
  /** The plan of its users. */
  planId: string;
}

/** Measures a bundled provider on a PostgreSQL with so many users. */
export async function withProvider(
  users: number,
  work: (provider: BenchProvider) => Promise<void>,
): Promise<void> {
  await withPostgresql({ reels: 30 }, async (databaseUrl, pack) => {
    const bundled = await bundleForTest();
    try {
      const database = await openDatabase({ databaseUrl, dataDir: tmpdir() });
      await createCatalogue(database, pack);
      const { planId } = await prepare(database, users);
      await database.close();
      const settings = { DATABASE_URL: databaseUrl, MEDIA_DIR: pack.directory, NODE_ENV: 'production' };
      await work({ program: bundled.server, settings, planId });
    } finally {
      bundled.remove();
    }
  });
}

/** Creates the schema, plans and reels in an empty database. */
export async function createCatalogue(database: Database, { directory }: FixturePack): Promise<void> {
  await migrate(database);
  await seed(database, realClock, { MEDIA_DIR: directory, ADMIN_EMAIL: 'admin@reelrupee.local' });
}
