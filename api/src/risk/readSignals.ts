import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { PayoutSignals } from './payoutSignals';
import { usersOfPayee } from './usersOfPayee';

/** Counts end here: more accounts add no points, and the query stays short. */
const MOST = 200;
/** Linked accounts that are followed. */
const MOST_LINKED = 40;

interface Row extends Omit<PayoutSignals, 'fetchedMedia'> {
  id: string;
  fetched: boolean;
}

/** The UPI ID or account number of a row with the columns of a payee; empty if it has none. */
const payeeOf = (row: string) =>
  sql.raw(`case when ${row}.upi_id <> '' then lower(${row}.upi_id) else ${row}.account_number end`);

/**
 * Reads the signals of withdrawals by id. `seesMedia` tells if this provider sees who fetches media. Bounded: no count
 * goes beyond 200 accounts, however large a network is.
 */
export async function readSignals(
  queries: Queries,
  withdrawalIds: readonly string[],
  seesMedia: boolean,
): Promise<Map<string, PayoutSignals>> {
  const { rows } = await sql<Row>`
    select payout.id,
      (select count(*) from ${usersOfPayee('payout', MOST)} as shared) as "payeeAccounts",
      (select count(*) from (select from users as other
        where other.phone = own.phone and own.phone <> '' limit ${MOST}) as shared) as "phoneAccounts",
      (select coalesce(max(accounts), 1) from known_devices as device cross join lateral (
        select count(*) as accounts from (select from known_devices as other
          where other.device_hash = device.device_hash limit ${MOST}) as shared) as counted
        where device.user_id = own.id) as "deviceAccounts",
      linked.accounts as "linkedAccounts", linked.payees as "linkedPayees",
      nearby.sign_ups as "signUpsNearby", nearby.payouts as "payoutsNearby",
      (select coalesce(sum(watched_reels), 0)::bigint from user_plans
        where user_plans.user_id = own.id) as "creditedReels",
      exists (select from media_viewers where media_viewers.user_id = own.id) as fetched
    from withdrawals as payout join users as own on own.id = payout.user_id
    cross join lateral (
      with recursive link (user_id) as (
        select own.id
        union
        select next.user_id from link
          join users as person on person.id = link.user_id
          cross join lateral (
            (select distinct other.user_id from known_devices as mine cross join lateral (
                select user_id from known_devices
                where device_hash = mine.device_hash limit ${MOST_LINKED}) as other
              where mine.user_id = link.user_id limit ${MOST_LINKED})
            union all (select user_id from ${usersOfPayee('person', MOST_LINKED)} as shared)
          ) as next
      ), bounded as (select user_id from link limit ${MOST_LINKED})
      -- A closed account has the payee that it was last paid to; one that was never paid shares none.
      select count(*) as accounts, count(distinct payee) as payees
      from (select case
          when person.closed_at is not null then (select ${payeeOf('paid')} from withdrawals as paid
            where paid.user_id = person.id and (paid.upi_id <> '' or paid.account_number <> '')
            order by paid.created_at desc limit 1)
          else ${payeeOf('person')} end as payee
        from bounded join users as person on person.id = bounded.user_id) as account
      where payee is not null
    ) as linked
    cross join lateral (
      select count(*) as sign_ups, count(*) filter (where exists (
        select from withdrawals as other where other.user_id = close.user_id
          and other.created_at between payout.created_at - interval '1 hour'
            and payout.created_at + interval '1 hour')) as payouts
      from (select other.user_id from sign_ups as mine join sign_ups as other
          on other.network = mine.network
          and other.created_at between mine.created_at - interval '1 day' and mine.created_at + interval '1 day'
        where mine.user_id = own.id limit ${MOST}) as close
    ) as nearby
    where payout.id = any(${withdrawalIds}::text[])`.execute(queries);
  return new Map(
    rows.map(({ id, fetched, ...counts }) => [id, { ...counts, fetchedMedia: seesMedia ? fetched : null }]),
  );
}
