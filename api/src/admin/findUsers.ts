import type { AdminUser } from '@reelrupee/contract/actions/money';
import { toRupees } from '@reelrupee/contract/money';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
import type { Schema } from '../database/schema/schema';

/**
 * A page of the users with this id, email, phone or payee, whose name begins like this, with a withdrawal to this payee, or
 * with a payment of this bank reference; the newest first.
 */
export function findUsers(queries: Queries, search: string, page: Page): Promise<PageOf<AdminUser>> {
  const found = queries.selectFrom('users').where('id', 'in', matchingIds(search));
  return pageOfUsers(found, sql`created_at desc`, page);
}

/** A page of the users who are frozen, and not closed; those that have waited longest first. */
export function listFrozenUsers(queries: Queries, page: Page): Promise<PageOf<AdminUser>> {
  const frozen = queries
    .selectFrom('users')
    .where('frozen_at', 'is not', null)
    .where('closed_at', 'is', null);
  return pageOfUsers(frozen, sql`frozen_at`, page);
}

async function pageOfUsers(
  of: SelectQueryBuilder<Schema, 'users', object>,
  order: RawBuilder<unknown>,
  { page, limit }: Page,
): Promise<PageOf<AdminUser>> {
  const balance = (account: string) =>
    sql<number>`coalesce((select sum(paise) from balances
      where balances.user_id = users.id and account = ${account}), 0)::bigint`;
  const found = of.where('user_type', '=', 'user');
  const { count } = await found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'name', 'email', 'phone', 'upi_id', 'created_at', 'frozen_at', 'frozen_reason'])
    .select([
      balance('available').as('available'),
      balance('held').as('held'),
      balance('locked').as('locked'),
    ])
    .orderBy(order)
    .orderBy('id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  const users = rows.map((row) => ({
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
    ...(row.frozen_at && { frozenAt: row.frozen_at.toISOString() }),
    createdAt: row.created_at.toISOString(),
  }));
  return { rows: users, count };
}

/** Ids by each indexed column; a union, since a disjunction with other tables would read all users. */
const matchingIds = (search: string) => sql<string>`(
  select id from users where id = ${search}
  union select id from users where email = ${search.toLowerCase()}
  union select id from users where lower(name) like ${beginningWith(search)} and name <> ''
  union select id from users where phone = ${search} and phone <> ''
  union select id from users where lower(upi_id) = ${search.toLowerCase()} and upi_id <> ''
  union select id from users where account_number = ${search} and account_number <> ''
  union select user_id from withdrawals where lower(upi_id) = ${search.toLowerCase()} and upi_id <> ''
  union select user_id from withdrawals where account_number = ${search} and account_number <> ''
  union select coalesce(recharges.user_id, withdrawals.user_id) from bank_references
    left join recharges on recharges.id = recharge_id
    left join withdrawals on withdrawals.id = coalesce(withdrawal_id, returned_withdrawal_id)
    where reference = normal_reference(${search}))`;

/** A pattern of `like` in which no character of the text is a wildcard. */
const beginningWith = (text: string) => `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
