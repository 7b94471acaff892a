import { type DestinationStream, pino } from 'pino';
import { buildApp } from '../app';
import { type Config, readConfig } from '../config';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { databaseOnPglite, openDatabase } from '../database/openDatabase';
import { openPgliteInMemory } from './openPgliteInMemory';
import { logOptions } from '../http/logOptions';
import { seed } from '../seed/seed';
import { openAdminSession } from './adminSession';
import { checkReply } from './checkReply';
import { fixturePack } from './fixturePack';
import { seededImage, TEST_ADMIN_EMAIL } from './seededImage';
import { type TestClock, testClock } from './testClock';

export interface TestApiOptions {
  /** A built site to serve. */
  siteDir?: string | undefined;
  /** A media pack; by default small files instead of videos. */
  mediaDir?: string | undefined;
  /** PostgreSQL to use; by default an embedded database in memory. */
  databaseUrl?: string | undefined;
  /** Longest wait for a query to PostgreSQL, in ms; by default as long as a busy machine needs. */
  queryTimeoutMs?: number | undefined;
  /** Lets real time pass on the clock; off for tests that need exact times. */
  ticking?: boolean | undefined;
  /** Overrides of the test settings, such as rate limits. */
  settings?: Partial<Config> | undefined;
  /** Receives the whole log; by default nothing is logged. */
  log?: DestinationStream | undefined;
  /** Port to listen on; a free one by default. */
  port?: number | undefined;
}

export interface TestApi {
  /** Base URL, without a trailing slash. */
  url: string;
  clock: TestClock;
  database: Database;
  admin: {
    email: string;
    /** Null if the database already had an administrator. */
    password: string | null;
    token: string;
  };
  stop(): Promise<void>;
}

/** A busy machine may take many times as long as a server that visitors wait for. */
const PATIENCE_MS = 60_000;

/** Starts a complete provider in this process, on 127.0.0.1, with a test clock and without rate limits. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const clock = testClock(options.ticking ?? true);
  const pack = options.mediaDir === undefined ? fixturePack() : null;
  const config: Config = {
    ...readConfig({
      RATE_LIMIT_PER_MINUTE: '0',
      SIGN_IN_LIMIT_PER_MINUTE: '0',
      SIGN_UPS_PER_NETWORK: '0',
      MAX_LAG_MS: '0',
      // A test clock is years away from that of the machine.
      MAX_CLOCK_OFFSET_SECONDS: '0',
      ADMIN_EMAIL: TEST_ADMIN_EMAIL,
      LOG_LEVEL: 'silent',
    }),
    MEDIA_DIR: options.mediaDir ?? pack?.directory ?? '',
    SITE_DIR: options.siteDir,
    ...options.settings,
  };
  const { database, adminPassword } = await openTestDatabase(options);
  const seeded = await seed(database, clock, config);
  const app = await buildApp({
    database,
    clock,
    config,
    logger: options.log ? pino(logOptions('trace'), options.log) : pino({ level: 'silent' }),
    observeReply: checkReply,
  });
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return {
    url,
    clock,
    database,
    admin: {
      email: TEST_ADMIN_EMAIL,
      password: seeded?.password ?? adminPassword,
      token: await openAdminSession(database, clock),
    },
    stop: async () => {
      await app.close();
      await database.close();
      pack?.remove();
    },
  };
}

async function openTestDatabase({ databaseUrl, queryTimeoutMs = PATIENCE_MS }: TestApiOptions) {
  if (databaseUrl) {
    const database = await openDatabase({ databaseUrl, dataDir: '', queryTimeoutMs });
    await migrate(database);
    return { database, adminPassword: null };
  }
  const { image, adminPassword } = await seededImage();
  return { database: databaseOnPglite(await openPgliteInMemory(image)), adminPassword };
}
