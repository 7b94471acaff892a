import type { AdminUser } from '@reelrupee/contract/actions/money';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Queries } from '../database/database';

const LIMIT = 50;

/**
 * Users with this id, email, phone or payee, with a withdrawal to this payee, or with a payment of this bank reference; at
 * most 50, the newest first.
 */
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
    .where('id', 'in', matchingIds(search))
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

/** Ids by each indexed column; a union, since a disjunction with other tables would read all users. */
const matchingIds = (search: string) => sql<string>`(
  select id from users where id = ${search}
  union select id from users where email = ${search.toLowerCase()}
  union select id from users where phone = ${search} and phone <> ''
  union select id from users where lower(upi_id) = ${search.toLowerCase()} and upi_id <> ''
  union select id from users where account_number = ${search} and account_number <> ''
  union select user_id from withdrawals where lower(upi_id) = ${search.toLowerCase()} and upi_id <> ''
  union select user_id from withdrawals where account_number = ${search} and account_number <> ''
  union select coalesce(recharges.user_id, withdrawals.user_id) from bank_references
    left join recharges on recharges.id = recharge_id
    left join withdrawals on withdrawals.id = coalesce(withdrawal_id, returned_withdrawal_id)
    where reference = normal_reference(${search}))`;
