/** npm run bench -- reads: CPU of the provider per read, compared with a bare handler that runs the same statements. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/database/openDatabase';
import { startServerProcess } from '../../src/testing/serverProcess';
import { recordStatements, type Statement } from '../bareStatements';
import { httpCaller } from '../httpLoad';
import { type CpuClock, measure } from '../measure';
import { median } from '../median';
import { benchUser } from '../people';
import { printRows } from '../printRows';
import { withProvider } from '../withServers';
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

await withProvider(USERS, async ({ program, settings: provided, planId }) => {
  const database = await openDatabase({ databaseUrl: provided.DATABASE_URL, dataDir: tmpdir() });
  const model = benchUser(0);
  const reads: Partial<Record<Read, Statement[]>> = {};
  // The first call of a day also plans its reels.
  for (const read of [...READS, ...READS]) {
    reads[read] = await recordStatements(database, read, payloadOf(read, model.userId, planId), model);
  }
  await database.close();
  const settings = {
    ...provided,
    DATABASE_POOL_SIZE: String(AT_ONCE),
    // Counted and compared, but never reached.
    RATE_LIMIT_PER_MINUTE: '100000000',
    MAX_LAG_MS: '60000',
    STATEMENTS: JSON.stringify({ reads }),
  };
  const profile = process.env['CPU_PROF'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['CPU_PROF']}`] : [];
  const provider = await startServerProcess(program, settings, profile);
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
  printRows(['action', 'statements', 'µs of user CPU', 'bare handler', 'ratio'], rows);
  await provider.end('SIGTERM');
  await bare.end('SIGTERM');
});

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
