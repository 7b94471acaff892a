import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/database/database';
import { openDatabase } from '../src/database/openDatabase';
import { creditStatement } from '../src/reels/creditReel';
import { type FixturePack, fixturePack } from '../src/testing/fixturePack';
import { startPrivatePostgresql } from '../src/testing/privatePostgresql';
import { findPostgresql } from '../src/testing/servers';
import { type Bundled, startServerProcess } from '../src/testing/serverProcess';
import { bareStatements } from './bareStatements';
import { httpCaller } from './httpLoad';
import { type CpuClock, measure } from './measure';
import { type BenchUser, PASSWORD, prepare, type BenchFixture } from './people';
import { createCatalogue } from './withServers';
import { allRounds, type BenchAction, CALLS, type Result, ROUNDS, type Side, takeTurns } from './turns';

const AT_ONCE = 16;
/** Each user has nine reels left to watch, and each side needs its own users. */
const USERS = (2 * ROUNDS * CALLS.markReelWatched) / 9;
/** Calls before the measurement, until the code is compiled. */
const WARM_UP = 4000;

export interface BenchEngine {
  name: string;
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

/** The engines of this machine, each with a directory of its own. */
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
  const server = await startPrivatePostgresql(bin, { durable: true });
  return [{ name: 'PostgreSQL', databaseUrl: server.url, dataDir, remove: server.stop }, pglite];
}

/** Measures the provider over HTTP and the bare engine, on the same data. */
export async function benchEngine(engine: BenchEngine, bundled: Bundled): Promise<Result> {
  const pack = fixturePack(30, 1);
  try {
    const scene = await withDatabase(engine, async (database) => {
      await createCatalogue(database, pack);
      return prepare(database, USERS);
    });
    const api = <Value>(work: (side: Side) => Promise<Value>) => withApi(engine, bundled, pack, scene, work);
    const bare = <Value>(work: (side: Side) => Promise<Value>) =>
      withDatabase(engine, async (database) => work(await bareSide(database, scene)));
    if (engine.databaseUrl) return await api((one) => bare((other) => takeTurns(one, other)));
    const [one, other] = [await api(allRounds), await bare(allRounds)];
    return await takeTurns(one, other);
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

async function withApi<Value>(
  engine: BenchEngine,
  bundled: Bundled,
  pack: FixturePack,
  { planId, reels, watched, users }: BenchFixture,
  work: (side: Side) => Promise<Value>,
): Promise<Value> {
  const server = await startServerProcess(bundled.server, {
    DATA_DIR: engine.dataDir,
    DATABASE_URL: engine.databaseUrl,
    DATABASE_POOL_SIZE: String(AT_ONCE),
    SIGN_IN_LIMIT_PER_MINUTE: '0',
    MEDIA_DIR: pack.directory,
    NODE_ENV: 'production',
  });
  const { call, close } = httpCaller(server.url, AT_ONCE);
  const calls: Record<BenchAction, (number: number) => Promise<void>> = {
    getReelsByUserPlan: (number) => {
      const { userId, token } = userAt(users, number);
      return call('getReelsByUserPlan', { userId, planId, skip: '0', limit: '1' }, token);
    },
    markReelWatched: (number) => {
      const { user, videoId } = watchAt(users, reels, 0, number);
      return call('markReelWatched', { userId: user.userId, planId, videoId }, user.token);
    },
    userLogin: (number) => call('userLogin', { email: userAt(users, number).email, password: PASSWORD }, ''),
  };
  const repeat = (number: number) => {
    const { userId, token } = userAt(users, number);
    return call('markReelWatched', { userId, planId, videoId: watched }, token);
  };
  try {
    await warmUp(repeat, calls.getReelsByUserPlan);
    return await work((action, round) =>
      measure(
        CALLS[action],
        AT_ONCE,
        (number) => calls[action](round * CALLS[action] + number),
        cpuOfServer(server.url),
      ),
    );
  } finally {
    close();
    await server.end('SIGTERM');
  }
}

/** The server's CPU time, from its metrics. */
function cpuOfServer(url: string): CpuClock {
  return async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1e6;
  };
}

/** Repeats credits, which changes nothing, and reads pages of the feed. */
async function warmUp(...works: ((number: number) => Promise<void>)[]): Promise<void> {
  for (const work of works) await measure(WARM_UP, AT_ONCE, work);
}

async function bareSide(database: Database, { planId, reels, watched, users }: BenchFixture): Promise<Side> {
  const model = userAt(users, 0);
  const page = { userId: model.userId, planId, skip: '0', limit: '1' };
  const feed = await bareStatements(database, 'getReelsByUserPlan', page, model);
  const login = await bareStatements(
    database,
    'userLogin',
    { email: model.email, password: PASSWORD },
    model,
  );
  const mark = async ({ userId, token }: BenchUser, videoId: string) => {
    await database.pool.query(creditStatement({ userId, planId, videoId }, token, new Date()));
  };
  const calls: Record<BenchAction, (number: number) => Promise<void>> = {
    getReelsByUserPlan: (number) => feed(userAt(users, number)),
    markReelWatched: (number) => {
      const { user, videoId } = watchAt(users, reels, 1, number);
      return mark(user, videoId);
    },
    userLogin: (number) => login(userAt(users, number)),
  };
  await warmUp((number) => mark(userAt(users, number), watched), calls.getReelsByUserPlan);
  return (action, round) =>
    measure(CALLS[action], AT_ONCE, (number) => calls[action](round * CALLS[action] + number));
}

function userAt(users: readonly BenchUser[], number: number): BenchUser {
  const user = users[number % users.length];
  if (!user) throw new Error('The bench has no users');
  return user;
}

/** Consecutive numbers are different users, since a user watches one reel at a time. */
function watchAt(users: readonly BenchUser[], reels: readonly string[], half: 0 | 1, number: number) {
  const own = users.length / 2;
  const videoId = reels[Math.floor(number / own)];
  if (!videoId) throw new Error('The bench has no reels left');
  return { user: userAt(users, half * own + (number % own)), videoId };
}
