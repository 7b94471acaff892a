/** npm run bench -- reads: CPU of the provider per read, compared with a bare handler that runs the same statements. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../../src/cli/table';
import { migrate } from '../../src/database/migrate';
import { openDatabase } from '../../src/database/openDatabase';
import { seed } from '../../src/seed/seed';
import { fixturePack } from '../../src/testing/fixturePack';
import { startPrivatePostgresql } from '../../src/testing/privatePostgresql';
import { bundleForTest, startServerProcess } from '../../src/testing/serverProcess';
import { findPostgresql } from '../../src/testing/servers';
import { realClock } from '../../src/time/clock';
import { recordStatements, type Statement } from '../bareStatements';
import { httpCaller } from '../httpLoad';
import { type CpuClock, measure } from '../measure';
import { benchUser, prepare } from '../people';
import { payloadOf, type Read, READS } from './actions';

const USERS = 500;
const AT_ONCE = 4;
const WARM_UP = 3000;
const CALLS = 400;
const ROUNDS = 15;

interface Side {
  run(count: number): Promise<number>;
  close(): void;
}

const bin = findPostgresql();
if (!bin) throw new Error('PostgreSQL is not installed');
const pack = fixturePack(30, 1);
const postgresql = await startPrivatePostgresql(bin);
const bundled = await bundleForTest();
try {
  const database = await openDatabase({ databaseUrl: postgresql.url, dataDir: tmpdir() });
  await migrate(database);
  await seed(database, realClock, { MEDIA_DIR: pack.directory, ADMIN_EMAIL: 'admin@reelrupee.local' });
  const { planId } = await prepare(database, USERS);
  const model = benchUser(0);
  const reads: Partial<Record<Read, Statement[]>> = {};
  // The first call of a day also plans its reels.
  for (const read of [...READS, ...READS]) {
    reads[read] = await recordStatements(database, read, payloadOf(read, model.userId, planId), model);
  }
  await database.close();
  const settings = {
    DATABASE_URL: postgresql.url,
    DATABASE_POOL_SIZE: String(AT_ONCE),
    MEDIA_DIR: pack.directory,
    NODE_ENV: 'production',
    // Counted and compared, but never reached.
    RATE_LIMIT_PER_MINUTE: '100000000',
    MAX_LAG_MS: '60000',
    STATEMENTS: JSON.stringify({ reads }),
  };
  const profile = process.env['CPU_PROF'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['CPU_PROF']}`] : [];
  const provider = await startServerProcess(bundled.server, settings, profile);
  const bare = await startServerProcess(join(import.meta.dirname, 'bareServer.ts'), settings, [
    '--import',
    'tsx',
  ]);
  const readsOn = (url: string) => READS.map((read) => sideOf(url, read, planId));
  const [own, peer] = [readsOn(provider.url), readsOn(bare.url)];
  // Before the first round, so that no read pays for the compilation of what all share.
  for (const side of [...own, ...peer]) await side.run(WARM_UP);
  const rows: string[][] = [];
  for (const [place, read] of READS.entries()) {
    const pairs = await takeTurns(own[place], peer[place]);
    rows.push([
      read,
      String(reads[read]?.length),
      median(pairs.map(([one]) => one)).toFixed(0),
      median(pairs.map(([, other]) => other)).toFixed(0),
      median(pairs.map(([one, other]) => one / other)).toFixed(2),
    ]);
  }
  for (const side of [...own, ...peer]) side.close();
  const columns = ['action', 'statements', 'µs of user CPU', 'bare handler', 'ratio'].map((title, place) => ({
    title,
    value: (row: string[]) => row[place] ?? '',
  }));
  process.stdout.write(`${table(columns, rows, 'Nothing was measured.')}\n`);
  await provider.end('SIGTERM');
  await bare.end('SIGTERM');
} finally {
  await postgresql.stop();
  bundled.remove();
  pack.remove();
}

/** Calls of a read on one server; a run returns its user CPU per call, in microseconds. */
function sideOf(url: string, read: Read, planId: string): Side {
  const { call, close } = httpCaller(url, AT_ONCE);
  const one = (number: number) => {
    const { userId, token } = benchUser(number % USERS);
    return call(read, payloadOf(read, userId, planId), token);
  };
  const run = async (count: number) => (await measure(count, AT_ONCE, one, userCpu(url))).serverMicros ?? NaN;
  return { run, close };
}

/** The CPU of both sides in each round. */
async function takeTurns(own: Side | undefined, peer: Side | undefined): Promise<[number, number][]> {
  const pairs: [number, number][] = [];
  if (!own || !peer) return pairs;
  for (let round = 0; round < ROUNDS; round += 1) {
    pairs.push([await own.run(CALLS), await peer.run(CALLS)]);
  }
  return pairs;
}

function userCpu(url: string): CpuClock {
  return async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_cpu_user_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1e6;
  };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
