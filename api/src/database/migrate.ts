import { type Migration, Migrator, sql } from 'kysely';
import { readSqlFile } from '../sqlFile';
import { UserError } from '../userError';
import { takeAdvisoryLock } from './advisoryLock';
import type { Database, Queries } from './database';
import { applyFunctions } from './functions';

/** Files of database/migrations, in order. A released migration is never changed; functions are files of their own. */
const MIGRATIONS = [
  '0001_people',
  '0002_ledger',
  '0003_plans',
  '0004_reels',
  '0005_mark_reel_watched',
  '0006_withdrawals',
  '0007_served_at',
  '0020_devices',
  '0021_money_acts',
  '0022_accounts',
  '0023_administrators',
] as const;

/**
 * Brings the schema up to date in one transaction: functions first, since triggers refer to them, then tables.
 * Servers that start at the same time wait for each other. Throws a UserError when a migration fails.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    await takeAdvisoryLock(queries, 'migrating');
    await applyFunctions(queries);
    await applyMigrations(queries);
  });
}

async function applyMigrations(queries: Queries): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    provider: { getMigrations: () => Promise.resolve(readMigrations()) },
    // The caller's transaction covers all of them.
    disableTransactions: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the schema';
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  throw new UserError(`The database could not be migrated (${failed}): ${reason}`);
}

function readMigrations(): Record<string, Migration> {
  const entries = MIGRATIONS.map((name) => {
    const text = readSqlFile(`database/migrations/${name}.sql`);
    const up = async (queries: Parameters<Migration['up']>[0]) => {
      await sql.raw(text).execute(queries);
    };
    return [name, { up }] as const;
  });
  return Object.fromEntries(entries);
}
