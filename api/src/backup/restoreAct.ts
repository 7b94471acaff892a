import { REPLY_CODES } from '@reelrupee/contract/envelope';
import { sql } from 'kysely';
import { appendAct } from '../administrators/auditLog';
import type { Queries } from '../database/database';

/** The log of acts that a restore replaces, with its end, so that a copy of it kept elsewhere can be compared. */
export interface ReplacedLog {
  /** Email of the administrator who restores. */
  restoredBy: string | null;
  replacedActs: number;
  lastId: number | null;
  /** Hexadecimal. */
  lastHash: string | null;
}

/**
 * Reads the log that a restore is about to replace. Other acts wait until the transaction ends: one that waited for the
 * restore's locks while it held the log's would deadlock with the act of the restore.
 */
export async function lockReplacedLog(queries: Queries, administratorId: string): Promise<ReplacedLog> {
  await sql`select lock_admin_acts()`.execute(queries);
  const { email } =
    (await queries
      .selectFrom('users')
      .select('email')
      .where('id', '=', administratorId)
      .executeTakeFirst()) ?? {};
  const { count } = await queries
    .selectFrom('admin_acts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const last = await queries
    .selectFrom('admin_acts')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    restoredBy: email ?? null,
    replacedActs: count,
    lastId: last?.id ?? null,
    lastHash: last?.hash.toString('hex') ?? null,
  };
}

/**
 * Appends the restore to the restored log: as an act of the administrator, or of the backup's first owner if the backup
 * does not have the administrator. False if it has none at all.
 */
export async function appendRestore(
  queries: Queries,
  { restoredBy, replacedActs, lastId, lastHash }: ReplacedLog,
  { administratorId, at }: { administratorId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from users where user_type = 'admin'
    order by id = ${administratorId} desc, coalesce(admin_role, 'owner') = 'owner' desc, created_at, id
    limit 1`.execute(queries);
  const [administrator] = rows;
  if (!administrator) return false;
  const act = {
    administratorId: administrator.id,
    action: 'adminRestore',
    payload: { restoredBy, replacedActs, lastId, lastHash },
    replyCode: REPLY_CODES.ok,
  };
  await appendAct(queries, act, at);
  return true;
}
