/** npm run bench -- logins: reads at a steady rate, alone and in a storm of log-ins, in turns. */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { table } from '../../src/cli/table';
import { startServerProcess } from '../../src/testing/serverProcess';
import { type HttpCaller, httpCaller } from '../httpLoad';
import { benchUser, PASSWORD } from '../people';
import { withProvider } from '../withServers';
import { type ReadTimes, steadyReads } from './steadyReads';

const USERS = 500;
const LOGINS = 64;
const ROUNDS = 5;
/** Length of a round without log-ins, in ms. */
const ALONE_MS = 3000;
const WARM_UP_MS = 10_000;
/** Reads that may wait for the server at once. */
const CONNECTIONS = 400;

await withProvider(USERS, async ({ program, settings, planId }) => {
  const server = await startServerProcess(program, settings);
  const reads = httpCaller(server.url, CONNECTIONS);
  const logins = httpCaller(server.url, LOGINS);
  await steadyReads(reads, planId, USERS, wait(WARM_UP_MS));
  const rows: string[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await steadyReads(reads, planId, USERS, wait(ALONE_MS));
    const started = performance.now();
    let seconds = 0;
    const storm = logInAll(logins.call, round).then(() => (seconds = (performance.now() - started) / 1000));
    const among = await steadyReads(reads, planId, USERS, storm);
    await storm;
    rows.push([String(round + 1), inMs(alone), inMs(among), seconds.toFixed(1)]);
  }
  const titles = ['round', 'reads alone, ms p50 / p95 / p99', 'in the storm', 's of the storm'];
  const columns = titles.map((title, place) => ({ title, value: (row: string[]) => row[place] ?? '' }));
  process.stdout.write(`${table(columns, rows, 'Nothing was measured.')}\n`);
  process.stdout.write(`${availableParallelism()} cores, which the load and PostgreSQL share.\n`);
  reads.close();
  logins.close();
  await server.end('SIGTERM');
});

/** Log-ins at once: of four, two are right, one has a wrong password, and one an email without an account. */
async function logInAll(call: HttpCaller['call'], round: number): Promise<void> {
  await Promise.all(
    Array.from({ length: LOGINS }, (_, number) => {
      // Others in each round, so that no account has as many wrong passwords as impose a wait.
      const { email } = benchUser(round * LOGINS + number);
      if (number % 4 === 2) return call('userLogin', { email, password: 'not-the-secret' }, '', 400);
      if (number % 4 === 3) return call('userLogin', { email: `no-${email}`, password: PASSWORD }, '', 400);
      return call('userLogin', { email, password: PASSWORD }, '');
    }),
  );
}

function inMs({ p50, p95, p99 }: ReadTimes): string {
  return [p50, p95, p99].map((value) => value.toFixed(0)).join(' / ');
}
