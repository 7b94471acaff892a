import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { openDatabase } from '../src/database/openDatabase';
import { markStatement } from '../src/reels/markReelWatched';
import { seed } from '../src/seed/seed';
import { type FixturePack, fixturePack } from '../src/testing/fixturePack';
import { findPostgresql, startPrivatePostgresql } from '../src/testing/privatePostgresql';
import { type Bundled, startServerProcess } from '../src/testing/serverProcess';
import { realClock } from '../src/time/clock';
import { bareStatements } from './bareStatements';
import { httpCaller } from './httpLoad';
import { measure, type Measured } from './measure';
import { type BenchUser, PASSWORD, prepare, type Scene } from './people';

const AT_ONCE = 16;
/** Calls of each kind; a user has ten reels to watch, so half the users serve each of the two measurements. */
const CALLS = { markReelWatched: 3000, getReelsByUserPlan: 2000, userLogin: 120 };
const USERS = (2 * CALLS.markReelWatched) / 10;

export type BenchAction = keyof typeof CALLS;
export type Result = Record<BenchAction, { api: Measured; bare: Measured }>;

export interface BenchEngine {
  name: string;
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

/** The engines of this machine, each with a place of its own on the disk. */
export async function benchEngines(): Promise<BenchEngine[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reelrupee-bench-'));
  const pglite = {
    name: 'PGlite',
    databaseUrl: undefined,
    dataDir,
    remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
  };
  const bin = findPostgresql();
  if (!bin) return [pglite];
  const server = await startPrivatePostgresql(bin, true);
  return [{ name: 'PostgreSQL', databaseUrl: server.url, dataDir, remove: server.stop }, pglite];
}

/** Measures the provider over HTTP and then the bare engine, on the same data. */
export async function benchEngine(engine: BenchEngine, bundled: Bundled): Promise<Result> {
  const pack = fixturePack(30, 1);
  try {
    const scene = await withDatabase(engine, async (database) => {
      await migrate(database.queries);
      await seed(database, realClock, { MEDIA_DIR: pack.directory, ADMIN_EMAIL: 'admin@reelrupee.local' });
      return prepare(database, USERS);
    });
    const api = await overHttp(engine, bundled, pack, scene);
    const bare = await withDatabase(engine, (database) => bareEngine(database, scene));
    return {
      markReelWatched: { api: api.markReelWatched, bare: bare.markReelWatched },
      getReelsByUserPlan: { api: api.getReelsByUserPlan, bare: bare.getReelsByUserPlan },
      userLogin: { api: api.userLogin, bare: bare.userLogin },
    };
  } finally {
    pack.remove();
  }
}

async function withDatabase<Value>(
  { databaseUrl, dataDir }: BenchEngine,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: AT_ONCE });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function overHttp(
  engine: BenchEngine,
  bundled: Bundled,
  pack: FixturePack,
  { planId, reels, users }: Scene,
): Promise<Record<BenchAction, Measured>> {
  const server = await startServerProcess(bundled.server, {
    DATA_DIR: engine.dataDir,
    DATABASE_URL: engine.databaseUrl,
    DATABASE_POOL_SIZE: String(AT_ONCE),
    MEDIA_DIR: pack.directory,
    NODE_ENV: 'production',
  });
  const { call, close } = httpCaller(server.url, AT_ONCE);
  const feed = (number: number) => {
    const { userId, token } = userAt(users, number);
    return call('getReelsByUserPlan', { userId, planId, skip: '0', limit: '1' }, token);
  };
  const mark = (number: number) => {
    const { user, videoId } = watchAt(users, reels, number);
    return call('markReelWatched', { userId: user.userId, planId, videoId }, user.token);
  };
  const login = (number: number) =>
    call('userLogin', { email: userAt(users, number).email, password: PASSWORD }, '');
  try {
    await measure(200, AT_ONCE, feed);
    return {
      getReelsByUserPlan: await measure(CALLS.getReelsByUserPlan, AT_ONCE, feed),
      markReelWatched: await measure(CALLS.markReelWatched, AT_ONCE, mark),
      userLogin: await measure(CALLS.userLogin, AT_ONCE, login),
    };
  } finally {
    close();
    await server.end('SIGTERM');
  }
}

async function bareEngine(
  database: Database,
  { planId, reels, users }: Scene,
): Promise<Record<BenchAction, Measured>> {
  const model = userAt(users, 0);
  const page = { userId: model.userId, planId, skip: '0', limit: '1' };
  const feed = await bareStatements(database, 'getReelsByUserPlan', page, model);
  const credentials = { email: model.email, password: PASSWORD };
  const login = await bareStatements(database, 'userLogin', credentials, model);
  const mark = async (number: number) => {
    const { user, videoId } = watchAt(users, reels, CALLS.markReelWatched + number);
    const payload = { userId: user.userId, planId, videoId };
    await database.pool.query(markStatement(payload, user.token, new Date()));
  };
  await measure(200, AT_ONCE, (number) => feed(userAt(users, number)));
  return {
    getReelsByUserPlan: await measure(CALLS.getReelsByUserPlan, AT_ONCE, (number) =>
      feed(userAt(users, number)),
    ),
    markReelWatched: await measure(CALLS.markReelWatched, AT_ONCE, mark),
    userLogin: await measure(CALLS.userLogin, AT_ONCE, (number) => login(userAt(users, number))),
  };
}

function userAt(users: readonly BenchUser[], number: number): BenchUser {
  const user = users[number % users.length];
  if (!user) throw new Error('The bench has no users');
  return user;
}

/** Neighbouring numbers are different users, as in life: one user watches one reel at a time. */
function watchAt(users: readonly BenchUser[], reels: readonly string[], number: number) {
  const half = users.length / 2;
  const [round, block] = [
    Math.floor((number % CALLS.markReelWatched) / half),
    Math.floor(number / CALLS.markReelWatched),
  ];
  const videoId = reels[round % reels.length];
  if (!videoId) throw new Error('The bench has no reels');
  return { user: userAt(users, block * half + (number % half)), videoId };
}
