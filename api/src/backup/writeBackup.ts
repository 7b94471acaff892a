import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { appliedMigrations } from './appliedMigrations';
import { type BodyLine, FORMAT, type Header, VERSION } from './format';
import { TABLES, type TableName } from './tables';

/** Rows that are read at once, which bounds the memory; an image has up to some megabytes, other rows a few hundred bytes. */
const BATCH = 200;
const IMAGE_BATCH = 1;

/** Writes a consistent snapshot of all rows to a stream, and ends it. */
export async function writeBackup(database: Database, target: Writable, now: Date): Promise<void> {
  await database.longTransaction(async (queries) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(queries);
    await pipeline(Readable.from(lines(queries, now), { highWaterMark: 1 }), createGzip(), target);
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

async function* batches(queries: Queries, table: TableName): AsyncGenerator<string[]> {
  const size = table === 'images' ? IMAGE_BATCH : BATCH;
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(table)} as t`.execute(queries);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(size)} from backup_rows`.execute(queries);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(queries);
}

function line(content: BodyLine): string {
  return `${JSON.stringify(content)}\n`;
}
