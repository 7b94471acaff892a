import { type Migration, Migrator, sql } from 'kysely';
import { readSqlFile } from '../sqlFile';
import { UserError } from '../userError';
import { takeAdvisoryLock } from './advisoryLock';
import type { Database, Queries } from './database';
import { isDeadlock, isLockTimeout } from './errors';
import { applyFunctions } from './functions';
import { retry } from './retry';

/**
 * Files of database/migrations, in order. A released migration is never changed, and none takes away what the version
 * before it uses (docs/upgrade.md); functions are files of their own.
 */
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
  '0040_retention',
  '0041_risk',
  '0050_planned_reels',
  '0060_report_visitors',
  '0073_reel_formats',
  '0075_hindi_captions',
  '0076_language',
  '0077_reminders',
  '0079_credits_in_watches',
  '0082_tap_durations',
  '0090_hindi_titles',
  '0100_closings',
  '0101_opened_closings',
  '0102_forgiven_days',
  '0103_terms_on_sale',
  '0104_closed_accounts',
  '0105_forgotten_devices',
  '0106_missed_days',
  '0111_returned_payouts',
  '0112_operations',
  '0113_canary_reports',
  '0114_rejected_for_recharge',
  '0115_payout_batches',
  '0116_payout_pause',
  '0117_adjustments',
  '0118_release_views',
  '0119_tax_payments',
  '0120_names',
] as const;

type SchemaStatus =
  | { kind: 'current' }
  /** A newer version has migrated the schema; by the rule of expanding first, this version can use it. */
  | { kind: 'newer' }
  | { kind: 'older'; missing: string[] };

/**
 * Wait for a table that a call uses, in ms. Shorter than the second after which PostgreSQL ends one side of a deadlock:
 * the migration is rolled back and tried again, and the calls of a running version do not fail.
 */
const LOCK_WAIT_MS = 500;

/** Shortest pause between two attempts, in ms: calls that waited behind the migration have run before it waits again. */
const PAUSE_MS = 1_000;

/** Time from the first attempt to the last one, in ms: as long as the tables are in use by calls, or by a backup. */
const RETRY_WITHIN_MS = 15 * 60_000;

/**
 * Brings the schema up to date in one transaction: functions first, since triggers refer to them, then tables.
 * Servers that start at the same time wait for each other. A schema of a newer version is left as it is. `onWait` is
 * called before each further attempt. Throws a UserError when a migration fails.
 */
export async function migrate(database: Database, onWait?: () => void): Promise<void> {
  try {
    await retry(() => migrateOnce(database), {
      isRetryable: isInUse,
      withinMs: RETRY_WITHIN_MS,
      pauseMs: () => {
        onWait?.();
        return PAUSE_MS * (1 + Math.random());
      },
    });
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new UserError(
      'The database could not be migrated: another transaction, such as a backup, used its tables for ' +
        `${RETRY_WITHIN_MS / 60_000} minutes. Nothing has changed; try again after it.`,
    );
  }
}

async function migrateOnce(database: Database): Promise<void> {
  await database.longTransaction(async (queries) => {
    await takeAdvisoryLock(queries, 'migrating');
    if ((await schemaStatus(queries)).kind === 'newer') return;
    await sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`).execute(queries);
    await applyFunctions(queries);
    await applyMigrations(queries);
  });
}

/** True if a table was not free in time, or was part of a deadlock. */
function isInUse(error: unknown): error is Error {
  return isLockTimeout(error) || isDeadlock(error);
}

/** Throws a UserError if the schema lacks a migration, for servers that do not migrate themselves. */
export async function requireSchema(database: Database): Promise<void> {
  const status = await schemaStatus(database.queries);
  if (status.kind !== 'older') return;
  throw new UserError(
    `The database lacks the migration ${status.missing.join(', ')}. ` +
      'Run node migrate.js first, or set MIGRATE_ON_START=true.',
  );
}

async function schemaStatus(queries: Queries): Promise<SchemaStatus> {
  const applied = new Set(await appliedNames(queries));
  const known = new Set<string>(MIGRATIONS);
  const missing = MIGRATIONS.filter((name) => !applied.has(name));
  if (missing.length > 0) return { kind: 'older', missing };
  return [...applied].every((name) => known.has(name)) ? { kind: 'current' } : { kind: 'newer' };
}

/** Names of the applied migrations; none in an empty database. */
async function appliedNames(queries: Queries): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(queries);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(queries);
  return rows.map(({ name }) => name);
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
  if (isInUse(error)) throw error;
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
