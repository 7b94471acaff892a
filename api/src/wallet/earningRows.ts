import { type RawBuilder, sql } from 'kysely';
import type { TransactionRow } from './transactionRow';

/** Follows what was taken back: a plan's earnings, or the reward for a friend. */
const TAKEN_BACK = sql.lit(': taken back with the recharge');

/** Rewards, and as rejected ones those that a reversal took back. A ref is the friend, or a recharge of the friend. */
export function rewards(userId: RawBuilder<string>): RawBuilder<TransactionRow> {
  return sql`
    select kind || '/' || ref as id, posted_at as at, 'Referral reward' as type, abs(paise) as paise,
      case kind when 'referral_reward' then 'approved' else 'rejected' end as status,
      users.name || case kind when 'referral_reward' then '' else ${TAKEN_BACK} end as remark,
      null::timestamptz as settled_at, null::timestamptz as returned_at, false as taken_back
    from entries left join recharges on recharges.id = ref join users on users.id = coalesce(recharges.user_id, ref)
    where owner_id = ${userId} and account = 'available'
      and kind in ('referral_reward', 'referral_reward_reversed')`;
}

/**
 * Pending while locked, that is until the plan's streak is complete; rejected if forfeited or taken back before. Released
 * earnings stay approved: a row of their own tells how much of them a reversal took back.
 */
export function reelEarnings(userId: RawBuilder<string>): RawBuilder<TransactionRow> {
  return sql`
    select user_plans.id || '/' || watch_rows.day as id, max(watch_rows.credited_at) as at,
      'Reel earnings' as type, sum(watch_rows.earned_paise)::bigint as paise,
      case when user_plans.unlocked_on is not null then 'approved'
        when user_plans.forfeited_paise > 0 then 'rejected' else 'pending' end as status,
      count(*) || case when count(*) = 1 then ' reel, ' else ' reels, ' end || plan_terms.title ||
        case when user_plans.unlocked_on is not null then ''
          when user_plans.forfeited_paise = 0 then ' (locked until the streak is complete)'
          when exists (select from journal_rows where kind = 'earnings_forfeited' and ref = user_plans.id)
            then ' (the plan ended before its streak was complete)'
          else ' (taken back with the recharge)' end
        as remark,
      null::timestamptz as settled_at, null::timestamptz as returned_at, false as taken_back
    from user_plans join plan_terms on plan_terms.id = user_plans.terms_id
      join watch_rows on plan_number = user_plans.number
    where user_plans.user_id = ${userId} and watch_rows.credited_at is not null
    group by user_plans.id, user_plans.unlocked_on, user_plans.forfeited_paise, plan_terms.title,
      watch_rows.day`;
}

/** Released earnings that the reversal of a recharge took back; no row if nothing was left. */
export function takenBack(userId: RawBuilder<string>): RawBuilder<TransactionRow> {
  return sql`
    select kind || '/' || ref as id, posted_at as at, 'Earnings unlocked' as type, -paise as paise,
      'rejected' as status, plan_terms.title || ${TAKEN_BACK} as remark, null::timestamptz as settled_at, null::timestamptz as returned_at, false as taken_back
    from entries join recharges on recharges.id = ref join plan_terms on plan_terms.id = recharges.terms_id
    where owner_id = ${userId} and account = 'available' and kind = 'recharge_reversed'`;
}

/** Earnings of a plan when its streak was complete. */
export function unlocked(userId: RawBuilder<string>): RawBuilder<TransactionRow> {
  return sql`
    select kind || '/' || ref as id, posted_at as at, 'Earnings unlocked' as type, paise, 'approved' as status,
      plan_terms.title || ': now available' as remark, null::timestamptz as settled_at, null::timestamptz as returned_at, false as taken_back
    from user_plans join plan_terms on plan_terms.id = user_plans.terms_id
      join entries on kind = 'earnings_unlocked' and ref = user_plans.id and account = 'available'
    where user_plans.user_id = ${userId}`;
}
