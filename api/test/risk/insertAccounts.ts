import { sql } from 'kysely';
import type { Queries } from '../../src/database/database';
import type { Account } from './account';

const MINUTE_MS = 60_000;
const BATCH = 1000;

/** Instant of a minute of the simulation. */
export function instantOf(minutes: number, start: Date): Date {
  return new Date(start.getTime() + minutes * MINUTE_MS);
}

/** Inserts accounts with sign-up, device, watched reels and media, in batches; not their payouts. */
export async function insertAccounts(queries: Queries, all: readonly Account[], start: Date): Promise<void> {
  for (let at = 0; at < all.length; at += BATCH) {
    const rows = all.slice(at, at + BATCH).map((one) => ({ ...one, opened: instantOf(one.openedAt, start) }));
    await sql`
      with given as materialized (select * from json_to_recordset(${JSON.stringify(rows)}) as given (
          id text, phone text, upi text, device text, network text, opened timestamptz,
          "fetchedMedia" boolean, "creditedReels" integer)),
        people as (insert into users (id, name, email, phone, referral_code, upi_id, created_at)
          select id, 'Asha', id || '@example.in', phone, id, upi, opened from given),
        opened as (insert into sign_ups select id, network, opened from given),
        devices as (insert into known_devices
          select id, sha256(device::bytea), opened, opened from given),
        viewers as (insert into media_viewers select id, opened from given where "fetchedMedia"),
        free as (select plans.id as plan_id, terms_id from plans where is_free limit 1),
        recharged as (insert into recharges
            (id, user_id, plan_id, terms_id, transaction_id, amount_paise, status, created_at, decided_at)
          select id, id, plan_id, terms_id, '', 0, 'approved', opened, opened from given, free)
      insert into user_plans (id, user_id, plan_id, terms_id, recharge_id, is_free, started_on, ends_on,
          created_at, watched_reels)
        select id, id, plan_id, terms_id, id, true, opened::date, opened::date + 49, opened, "creditedReels"
        from given, free`.execute(queries);
  }
}

/** Inserts the payouts that accounts ask for; the ids are those of the accounts. */
export async function insertPayouts(queries: Queries, all: readonly Account[], start: Date): Promise<void> {
  const rows = all.map(({ id, upi, amountPaise, payoutAt }) => ({
    id,
    upi,
    amountPaise,
    at: instantOf(payoutAt, start),
  }));
  await sql`
    insert into withdrawals (id, user_id, request_key, amount_paise, platform_paise, tds_paise, net_paise,
        upi_id, account_holder_name, account_number, ifsc_code, status, created_at)
      select id, id, id, "amountPaise", 0, 0, "amountPaise", upi, '', '', '', 'pending', at
      from json_to_recordset(${JSON.stringify(rows)}) as given (id text, upi text, "amountPaise" bigint, at timestamptz)`.execute(
    queries,
  );
}
