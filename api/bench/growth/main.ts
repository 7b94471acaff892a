/** npm run bench -- growth: hot actions on a large database compared with a small one, and bytes per credited reel. */
import { Command, InvalidArgumentError } from 'commander';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { openDatabase } from '../../src/database/openDatabase';
import type { FixturePack } from '../../src/testing/fixturePack';
import { printRows } from '../printRows';
import { withPostgresql } from '../withServers';
import { actionsOn } from './actions';
import { fill, type Size } from './fill';
import { resetScans, scannedTables } from './scans';
import { bytesPerCredit } from './size';
import { compare } from './compare';
import { timeOfChecks } from './checks';
import { timeOfDailyChecks } from './dailyChecks';
import { timeOfRetention } from './retention';
import { compareVisits, type VisitClock } from './visits';

const SMALL: Size = { users: 1000, days: 1 };

const { users, days, calls } = new Command('npm run bench -- growth')
  .option('--users <n>', 'users of the large database', positive, 200_000)
  .option('--days <n>', 'days of ten credited reels behind each user', positive, 2)
  .option('--calls <n>', 'calls of each action in each of five rounds', positive, 100)
  .parse()
  .opts<Size & { calls: number }>();

const settings = { max_wal_size: '4GB', shared_buffers: '512MB' };
await withPostgresql({ reels: 50, settings }, async (databaseUrl, pack) => {
  const small = await filled('small', SMALL, databaseUrl, pack);
  const large = await filled('large', { users, days }, databaseUrl, pack);
  await resetScans(large);
  const clock: VisitClock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) };
  const [onSmall, onLarge] = [await actionsOn(small, clock), await actionsOn(large, clock)];
  const rows = await compare(onSmall, onLarge, { small: SMALL.users, large: users }, calls);
  printRows(['action', 'ms small', 'ms large', 'ratio'], rows);
  const sides = [
    { actions: onSmall, users: SMALL.users },
    { actions: onLarge, users },
  ] as const;
  printRows(['in a visit', 'ms small', 'ms large', 'ratio'], await compareVisits(...sides, calls, clock));
  // PostgreSQL has the counts of a connection once it is closed.
  await large.close();
  const measured = await opened('large', databaseUrl);
  const scanned = await scannedTables(measured);
  const bytes = Object.entries(await bytesPerCredit(measured));
  process.stdout.write(
    `Bytes per credited reel: ${bytes.map(([name, size]) => `${name} ${size.toFixed(0)}`).join(', ')}, ` +
      `together ${bytes.reduce((sum, [, size]) => sum + size, 0).toFixed(0)}.\n`,
  );
  process.stdout.write(`Large tables that were read from end to end: ${scanned.join(', ') || 'none'}.\n`);
  process.stdout.write(`${await timeOfChecks(measured)}\n`);
  process.stdout.write(`${await timeOfDailyChecks(measured)}\n`);
  process.stdout.write(`${await timeOfRetention(measured)}\n`);
  await small.close();
  await measured.close();
});

/** A new database on the server, filled. */
async function filled(name: string, size: Size, serverUrl: string, pack: FixturePack) {
  const root = await openDatabase({ databaseUrl: serverUrl, dataDir: tmpdir() });
  await sql`create database ${sql.id(name)}`.execute(root.queries);
  await root.close();
  const database = await opened(name, serverUrl);
  const started = performance.now();
  await fill(database, pack, size);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(
    `Filled ${name} with ${size.users * size.days * 10} credited reels in ${seconds} s.\n`,
  );
  return database;
}

function opened(name: string, serverUrl: string) {
  const databaseUrl = serverUrl.replace('/postgres?', `/${name}?`);
  return openDatabase({ databaseUrl, dataDir: tmpdir(), queryTimeoutMs: 3_600_000 });
}

function positive(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('A whole number from 1.');
}
