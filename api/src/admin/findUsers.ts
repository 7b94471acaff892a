import type { AdminUser } from '@reelrupee/contract/actions/money';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Queries } from '../database/database';

const LIMIT = 50;

/** Users with this id, email, phone or UPI ID; at most 50, the newest first. */
export async function findUsers(queries: Queries, search: string): Promise<AdminUser[]> {
  const balance = (account: string) =>
    sql<number>`coalesce((select sum(paise) from balances
      where balances.user_id = users.id and account = ${account}), 0)::bigint`;
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'upi_id', 'created_at', 'frozen_at', 'frozen_reason'])
    .select([
      balance('available').as('available'),
      balance('held').as('held'),
      balance('locked').as('locked'),
    ])
    .where('user_type', '=', 'user')
    .where(({ eb, or, and }) =>
      or([
        eb('id', '=', search),
        eb('email', '=', search.toLowerCase()),
        and([eb('phone', '=', search), eb('phone', '<>', '')]),
        and([eb(sql`lower(upi_id)`, '=', search.toLowerCase()), eb('upi_id', '<>', '')]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    userUpiId: row.upi_id,
    walletBalance: toRupees(row.available),
    onHold: toRupees(row.held),
    lockedEarnings: toRupees(row.locked),
    frozen: row.frozen_at !== null,
    frozenReason: row.frozen_reason,
    createdAt: row.created_at.toISOString(),
  }));
}
