import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { appliedMigrations } from './appliedMigrations';
import { type BodyLine, FORMAT, type Header, VERSION } from './format';
import { TABLES } from './tables';

const BATCH = 200;

/**
 * Writes a consistent snapshot of all rows to a file. Not to the network: the transaction occupies the embedded
 * database's only session, which a slow reader would block for everyone.
 */
export async function writeBackup(database: Database, file: string, now: Date): Promise<void> {
  await database.longTransaction(async (queries) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(queries);
    await pipeline(
      Readable.from(lines(queries, now)),
      createGzip(),
      createWriteStream(file, { mode: 0o600 }),
    );
  });
}

async function* lines(queries: Queries, now: Date): AsyncGenerator<string> {
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    migrations: await appliedMigrations(queries),
    takenAt: now.toISOString(),
  };
  yield `${JSON.stringify(header)}\n`;
  let total = 0;
  for (const table of TABLES) {
    for await (const rows of batches(queries, table)) {
      total += rows.length;
      yield line({ table, rows });
    }
  }
  yield line({ end: true, rows: total });
}

async function* batches(queries: Queries, table: string): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(table)} as t`.execute(queries);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(queries);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(queries);
}

function line(content: BodyLine): string {
  return `${JSON.stringify(content)}\n`;
}
