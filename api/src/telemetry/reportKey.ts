import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../database/database';

/**
 * The key that signs page views' tokens and the users in videos' addresses, and hashes visitors. Made at the first use, the
 * same for all servers.
 */
export async function reportKey(queries: Queries): Promise<Buffer> {
  const stored = await read(queries);
  if (stored) return stored;
  await sql`insert into report_key (key) values (${randomBytes(32)}) on conflict do nothing`.execute(queries);
  const made = await read(queries);
  if (!made) throw new Error('The key of reports was not stored.');
  return made;
}

async function read(queries: Queries): Promise<Buffer | undefined> {
  const { rows } = await sql<{ key: Uint8Array }>`select key from report_key`.execute(queries);
  return rows[0] && Buffer.from(rows[0].key);
}
