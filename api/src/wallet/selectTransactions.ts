import { MOST_TRANSACTIONS } from '@reelrupee/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import { compileOnce, type ValueOf } from '../database/compileOnce';
import { adjustments } from './adjustmentRows';
import { reelEarnings, rewards, takenBack, unlocked } from './earningRows';
import type { TransactionRow } from './transactionRow';

/** PostgreSQL format with Indian grouping and two decimals: 1,25,000.00. */
const RUPEES = sql.lit('FM99,99,99,99,990.00');

/** Time in which a held payout is decided, as users are told. */
const HELD_FOR = sql.lit('72 hours');

const NEWEST_FIRST = sql`order by at desc, id desc limit ${sql.lit(MOST_TRANSACTIONS)}`;

interface Facts {
  userId: string;
  /** True while payouts are held for checks. */
  holds: boolean;
}

interface RowWithBalance extends TransactionRow {
  balance_paise: number;
}

/**
 * The newest transactions of a user; the reels of one plan and day are summed up in one row. Each has the balance after
 * it, for which a rejected withdrawal counts as nothing: its hold and its return are not rows of their own.
 */
export const selectNewest = compileOnce((queries, value: ValueOf<Facts>) =>
  withBalances(value('userId'), sql`${allRows(value)} ${NEWEST_FIRST}`).compile(queries),
);

/** Those before the transaction with the id `olderThan`; none if the user has no transaction with this id. */
export const selectOlder = compileOnce((queries, value: ValueOf<Facts & { olderThan: string }>) => {
  const older = sql`
    with history as (${allRows(value)})
    select * from history where (at, id) < (select at, id from history where id = ${value('olderThan')})
    ${NEWEST_FIRST}`;
  return withBalances(value('userId'), older).compile(queries);
});

function allRows(value: ValueOf<Facts>): RawBuilder<TransactionRow> {
  const userId = value('userId');
  return sql`
    ${recharges(userId)} union all ${withdrawals(userId, value('holds'))} union all ${rewards(userId)}
    union all ${reelEarnings(userId)} union all ${unlocked(userId)} union all ${takenBack(userId)}
    union all ${adjustments(userId)}`;
}

function withBalances(userId: RawBuilder<string>, rows: RawBuilder<unknown>): RawBuilder<RowWithBalance> {
  return sql`
    with shown as (${rows}), lines as (
      select posted_at as at, paise, null::text as id from entries
        where owner_id = ${userId} and account = 'available' and not exists (select 1 from withdrawals
          where withdrawals.id = entries.ref and user_id = ${userId} and status = 'rejected')
      union all select at, 0, id from shown
    ), running as (
      select id, sum(paise) over (order by at, id is not null)::bigint as balance_paise from lines
    )
    select shown.*, running.balance_paise from shown join running on running.id = shown.id
    order by at desc, id desc`;
}

/** Paid plans only: activating the free one moves no money. */
function recharges(userId: RawBuilder<string>): RawBuilder<TransactionRow> {
  return sql`
    select recharges.id, recharges.created_at as at, 'Recharge' as type, amount_paise as paise, status,
      plan_terms.title || case when reason <> '' then ': ' || reason else '' end as remark,
      decided_at as settled_at, null::timestamptz as returned_at, false as taken_back
    from recharges join plan_terms on plan_terms.id = recharges.terms_id
    where user_id = ${userId} and amount_paise > 0`;
}

function withdrawals(userId: RawBuilder<string>, holds: RawBuilder<boolean>): RawBuilder<TransactionRow> {
  return sql`
    select id, created_at as at, 'Withdrawal' as type, amount_paise as paise, status,
      case status when 'approved' then 'Paid ₹' || to_char(net_paise / 100.0, ${RUPEES}) || ', UTR ' || utr
        when 'rejected' then case when returned_at is not null then 'Returned by the bank: '
            when rejected_for_recharge_id is null then 'Returned: ' else '' end || reason
        else case when ${holds} and held_at is not null and released_at is null then 'Being checked until ' ||
            to_char(held_at at time zone 'Asia/Kolkata' + ${HELD_FOR}::interval, 'DD/MM/YYYY, HH24:MI') || '. '
            else '' end || 'You get ₹' || to_char(net_paise / 100.0, ${RUPEES}) end as remark,
      decided_at as settled_at, returned_at, rejected_for_recharge_id is not null as taken_back
    from withdrawals left join payout_checks on withdrawal_id = withdrawals.id where user_id = ${userId}`;
}
