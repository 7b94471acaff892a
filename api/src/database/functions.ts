import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { readSqlFile } from '../sqlFile';
import type { Queries } from './database';

/** All SQL functions, as `create or replace`; a file that uses another's functions comes after it. */
export const FUNCTION_FILES = [
  'database/guards.sql',
  'ledger/ledger.sql',
  'ledger/references.sql',
  'ledger/closings.sql',
  'administrators/auditLog.sql',
  'wallet/payoutPause.sql',
  'reels/watches.sql',
  'reels/count_day.sql',
  'reels/mark_reel_watched.sql',
  'reminders/reminders.sql',
] as const;

/** Applies the function files that changed since the last start, by their SHA-256. Needs a transaction. */
export async function applyFunctions(queries: Queries): Promise<void> {
  await sql`create table if not exists sql_functions (path text primary key, sha256 text not null)`.execute(
    queries,
  );
  const { rows } = await sql<{
    path: string;
    sha256: string;
  }>`select path, sha256 from sql_functions`.execute(queries);
  const applied = new Map(rows.map(({ path, sha256 }) => [path, sha256]));
  for (const path of FUNCTION_FILES) {
    const text = readSqlFile(path);
    const sha256 = createHash('sha256').update(text).digest('hex');
    if (applied.get(path) === sha256) continue;
    await sql.raw(text).execute(queries);
    await sql`insert into sql_functions values (${path}, ${sha256})
      on conflict (path) do update set sha256 = excluded.sha256`.execute(queries);
  }
}
