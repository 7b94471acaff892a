import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { checkInvariants, isSound } from '../ledger/invariants/invariants';
import { appliedMigrations } from './appliedMigrations';
import { type BackupFile, type Batch, batchesOf, inspectBackup } from './readBackup';
import { appendRestore, lockReplacedLog } from './restoreAct';
import { TABLES } from './tables';

export interface Restore {
  /** Replaces existing users. */
  replace: boolean;
  /** The administrator who restores, who may not be in the backup. */
  administratorId: string;
  at: Date;
}

export type Restored = { kind: 'restored'; rows: number } | { kind: 'refused'; reason: string };

/** Columns whose values the database generates, by table. */
const NUMBERED = [
  ['journal_rows', 'id'],
  ['user_plans', 'number'],
  ['reels', 'number'],
] as const;

/** Rolls the transaction back; its message is the reason. */
class Unrestorable extends Error {}

/**
 * Replaces all data by a backup, in one transaction, ends its sessions and codes, forgets its devices, and appends the
 * restore to the log of acts. The ledger's triggers are disabled meanwhile, since they forbid changes; its invariants are
 * checked before the commit instead.
 */
export async function restoreBackup(
  database: Database,
  file: BackupFile,
  restore: Restore,
): Promise<Restored> {
  const inspected = await inspectBackup(file);
  if (inspected.kind === 'broken') return refused(`The file cannot be restored: ${inspected.reason}.`);
  const migrations = await appliedMigrations(database.queries);
  if (inspected.header.migrations.join() !== migrations.join()) {
    return refused(
      'The backup was made by another version of the server. Restore it with that version, then upgrade.',
    );
  }
  if (!restore.replace && (await hasUsers(database.queries))) {
    return refused('This server has users. Restore into an empty one, or add --replace to replace them.');
  }
  try {
    await database.longTransaction((queries) => replaceAll(queries, batchesOf(file), restore));
  } catch (error) {
    if (error instanceof Unrestorable) return refused(`${error.message} Nothing was changed.`);
    throw error;
  }
  return { kind: 'restored', rows: inspected.rows };
}

async function replaceAll(queries: Queries, batches: AsyncIterable<Batch>, restore: Restore): Promise<void> {
  const replaced = await lockReplacedLog(queries, restore.administratorId);
  await sql`set constraints all deferred`.execute(queries);
  const guarded = [...TABLES, ...(await partitions(queries))];
  for (const table of guarded)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(queries);
  await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(queries);
  for await (const batch of batches) {
    const [table, rows] = [batch.table, `[${batch.rows.join()}]`];
    if (table === 'watch_rows') await addPartitions(queries, rows);
    await sql`insert into ${sql.table(table)} overriding system value
      select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(queries);
  }
  await continueNumbers(queries);
  await sql`select reset_closings()`.execute(queries);
  // Triggers cannot be enabled while constraint checks are pending.
  await sql`set constraints all immediate`.execute(queries);
  for (const table of guarded)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(queries);
  if (!(await appendRestore(queries, replaced, restore)))
    throw new Unrestorable('The backup has no administrator.');
  await endAccess(queries, restore.at);
  if (!isSound(await checkInvariants(queries)))
    throw new Unrestorable('The ledger in the backup violates its invariants.');
}

/**
 * Ends all sessions and codes, and forgets all devices: those that were ended, used or forgotten since the backup would
 * be valid again.
 */
async function endAccess(queries: Queries, at: Date): Promise<void> {
  await queries.updateTable('sessions').set({ ended_at: at }).where('ended_at', 'is', null).execute();
  await queries.updateTable('account_codes').set({ expires_at: at }).where('expires_at', '>', at).execute();
  await queries
    .updateTable('known_devices')
    .set({ forgotten_at: at })
    .where('forgotten_at', 'is', null)
    .execute();
}

/** Lets generated numbers continue after the restored ones. */
async function continueNumbers(queries: Queries): Promise<void> {
  for (const [table, column] of NUMBERED) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(queries);
  }
}

/** Names of the partitions of watches, which have a trigger of their own against truncation. */
async function partitions(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'watch_rows'::regclass`.execute(queries);
  return rows.map(({ name }) => name);
}

/** Adds the partitions that the rows of a batch belong to. */
async function addPartitions(queries: Queries, rows: string): Promise<void> {
  await sql`select add_watch_partition(day) from (
    select distinct date_trunc('month', day::timestamp)::date as day
    from json_populate_recordset(null::watch_rows, ${rows}::json)) as months`.execute(queries);
}

async function hasUsers(queries: Queries): Promise<boolean> {
  const user = await queries
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 'user')
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

function refused(reason: string): Restored {
  return { kind: 'refused', reason };
}
