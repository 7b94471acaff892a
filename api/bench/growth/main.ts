/** npm run bench -- growth: hot actions on a large database compared with an empty one, and bytes per credited reel. */
import { Command, InvalidArgumentError } from 'commander';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { table } from '../../src/cli/table';
import { openDatabase } from '../../src/database/openDatabase';
import { fixturePack } from '../../src/testing/fixturePack';
import { startPrivatePostgresql } from '../../src/testing/privatePostgresql';
import { findPostgresql } from '../../src/testing/servers';
import { actionsOn } from './actions';
import { fill, type Size } from './fill';
import { bytesPerCredit } from './size';
import { compare } from './compare';
import { timeOfChecks } from './checks';

/** Reels that last a moment, so that a served one can be credited at once. */
const REEL_MS = 1;

const SMALL: Size = { users: 1000, days: 1 };

const { users, days } = new Command('npm run bench -- growth')
  .option('--users <n>', 'users of the large database', positive, 200_000)
  .option('--days <n>', 'days of ten credited reels behind each user', positive, 2)
  .parse()
  .opts<Size>();

const bin = findPostgresql();
if (!bin) throw new Error('PostgreSQL is not installed');
const pack = fixturePack(50, REEL_MS);
const server = await startPrivatePostgresql(bin, {
  settings: { max_wal_size: '4GB', shared_buffers: '512MB' },
});
try {
  const small = await filled('small', SMALL);
  const large = await filled('large', { users, days });
  const rows = await compare(await actionsOn(small), await actionsOn(large), {
    small: SMALL.users,
    large: users,
  });
  const columns = ['action', 'ms small', 'ms large', 'ratio'].map((title, place) => ({
    title,
    value: (row: string[]) => row[place] ?? '',
  }));
  process.stdout.write(`${table(columns, rows, 'Nothing was measured.')}\n`);
  const bytes = Object.entries(await bytesPerCredit(large));
  process.stdout.write(
    `Bytes per credited reel: ${bytes.map(([name, size]) => `${name} ${size.toFixed(0)}`).join(', ')}, ` +
      `together ${bytes.reduce((sum, [, size]) => sum + size, 0).toFixed(0)}.\n`,
  );
  process.stdout.write(`${await timeOfChecks(large)}\n`);
  await small.close();
  await large.close();
} finally {
  await server.stop();
  pack.remove();
}

/** A new database on the server, filled. */
async function filled(name: string, size: Size) {
  const root = await openDatabase({ databaseUrl: server.url, dataDir: tmpdir() });
  await sql`create database ${sql.id(name)}`.execute(root.queries);
  await root.close();
  const databaseUrl = server.url.replace('/postgres?', `/${name}?`);
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir(), queryTimeoutMs: 3_600_000 });
  await fill(database, pack, size);
  return database;
}

function positive(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('A whole number from 1.');
}
