import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../src/database/database';
import type { FixturePack } from '../../src/testing/fixturePack';
import { realClock } from '../../src/time/clock';
import { istDay } from '../../src/time/istDay';
import { createCatalogue } from '../withServers';
import { watch } from './watch';

export interface Size {
  users: number;
  /** Days of ten credited reels that each user has behind them. */
  days: number;
}

/** Makes the schema and the catalogue, and fills them by fill.sql and watch.ts. */
export async function fill(database: Database, pack: FixturePack, { users, days }: Size): Promise<void> {
  await createCatalogue(database, pack);
  const now = realClock.now();
  const today = istDay(now);
  const values: Record<string, string> = {
    users: String(users),
    days: String(days),
    today,
    now: now.toISOString(),
  };
  const script = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8');
  const client = await database.pool.connect();
  try {
    for (const statement of statements(script)) {
      await client.query(statement.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? ''));
    }
    await watch(client, { users, days, today });
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** The statements of a script. */
function statements(script: string): string[] {
  return script
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}
