import { type RawBuilder, sql } from 'kysely';
import type { HouseAccount, JournalKind } from '../../database/schema/ledger';
import type { Condition } from './scope';

/**
 * The invariants that tie a user's balances, plans and requests to the ledger, in a statement that begins with
 * the sums of watchSums.ts; `own` is a condition on user ids.
 */
export const userInvariants = (own: Condition) =>
  ({
    balanceDrift: sql`
      select count(*) from balances
        left join plan_sums on account = 'locked' and plan_sums.id = owner_id
        left join user_sums on account = 'available' and user_sums.user_id = owner_id
        where ${own('balances.user_id')} and paise <>
          coalesce((select sum(entry_rows.paise) from entry_rows
            where entry_rows.owner_id = balances.owner_id and entry_rows.account = balances.account), 0)
          + coalesce(plan_sums.locked_paise, user_sums.available_paise, 0)`,
    negativeBalances: sql`select count(*) from balances where ${own('balances.user_id')} and paise < 0`,
    holdsWithoutWithdrawals: sql`
      select count(*) from balances where ${own('balances.user_id')} and account = 'held' and paise <> coalesce(
        (select sum(amount_paise) from withdrawals
          where withdrawals.user_id = balances.user_id and status = 'pending'), 0)`,
    withdrawalsWithoutJournals: sql`
      select count(*) from withdrawals where ${own('withdrawals.user_id')} and (
        not exists (select from journals where kind = 'withdrawal_hold' and ref = withdrawals.id)
        or ${paid} <>
          exists (select from journals where kind = 'withdrawal_paid' and ref = withdrawals.id)
        or (status = 'rejected' and returned_at is null) <>
          exists (select from journals where kind = 'withdrawal_refused' and ref = withdrawals.id)
        or (returned_at is not null) <>
          exists (select from journals where kind = 'withdrawal_returned' and ref = withdrawals.id))`,
    payoutsThatDisagree: sql`
      select count(*) from withdrawals
        where ${own('withdrawals.user_id')} and (
          ${paid} and (
            ${posted('withdrawal_paid', 'cash')} is distinct from net_paise
            or ${posted('withdrawal_paid', 'platform_charges')} is distinct from nullif(platform_paise, 0)
            or ${posted('withdrawal_paid', 'tds_payable')} is distinct from nullif(tds_paise, 0))
          or returned_at is not null and (
            ${posted('withdrawal_returned', 'cash')} is distinct from -net_paise
            or ${posted('withdrawal_returned', 'platform_charges')} is distinct from nullif(-platform_paise, 0)
            or ${posted('withdrawal_returned', 'tds_payable')} is distinct from nullif(-tds_paise, 0)))`,
    // Credits whose journals are rows of their own.
    watchesWithoutCredits: sql`
      select count(*) from plan_sums join watch_rows on plan_number = plan_sums.number
          and credited_at is not null and locked is null and day > since
        join reels on reels.number = reel_number
        where posted_credits > 0 and watch_rows.earned_paise <> coalesce(
          (select sum(entry_rows.paise) from journal_rows
            join entry_rows on entry_rows.journal_id = journal_rows.id and entry_rows.owner_id is not null
            where kind = 'reel_earning' and ref = plan_sums.id || '/' || day || '/' || reels.id), 0)`,
    creditsWithoutBalances: sql`
      select count(*) from (
        select 'locked' as account, id as owner_id from plan_sums where locked_paise <> 0
        union all select 'available', user_id from plan_sums where available_paise <> 0) as credited
      where not exists (select from balances
        where balances.account = credited.account and balances.owner_id = credited.owner_id)`,
    plansThatDisagreeWithWatches: sql`
      select count(*) from plan_sums where watched_reels <> watched or earned_paise <> coalesce(earned, 0)`,
    unlockedPlansWithLockedMoney: sql`
      select count(*) from user_plans join balances on balances.owner_id = user_plans.id
          and balances.account = 'locked'
        where ${own('user_plans.user_id')} and unlocked_on is not null and paise <> 0`,
    approvalsWithoutSales: sql`
      select count(*) from recharges where ${own('recharges.user_id')} and amount_paise > 0
        and ${approved} <> exists (select from entries
          where kind = 'recharge' and ref = recharges.id and account = 'cash' and paise = -amount_paise)`,
    approvalsWithoutPlans: sql`
      select count(*) from recharges where ${own('recharges.user_id')}
        and ${approved} <> exists (select from user_plans where recharge_id = recharges.id)`,
    rewardsThatDisagree: sql`
      select count(*) from referrals where ${own('referrals.referred_user_id')} and reward_paise <> coalesce(
        (select sum(paise) from entries where owner_id is not null
          and kind in ('referral_reward', 'referral_reward_reversed') and ref = any(array(
            select referred_user_id union all
            select id from recharges where user_id = referred_user_id and amount_paise > 0))), 0)`,
    reversalsWithoutJournals: sql`
      select count(*) from recharges where ${own('recharges.user_id')} and (reversed_at is not null) <>
        exists (select from journals where kind = 'recharge_reversed' and ref = recharges.id)`,
    forfeitsThatDisagree: sql`
      select count(*) from user_plans where ${own('user_plans.user_id')} and forfeited_paise <> coalesce(
        (select sum(paise) from entries where account = 'reel_rewards'
          and ((kind = 'recharge_reversed' and ref = user_plans.recharge_id)
            or (kind = 'earnings_forfeited' and ref = user_plans.id))), 0)`,
    adjustmentsThatDisagree: sql`
      select count(*) from adjustments where ${own('adjustments.user_id')}
        and case status when 'approved' then paise else 0 end <> coalesce(
          (select sum(entry_rows.paise) from journal_rows
            join entry_rows on entry_rows.journal_id = journal_rows.id
              and account = 'available' and owner_id = adjustments.user_id
            where kind = 'adjustment' and ref = adjustments.id), 0)`,
    // The daily check relies on closings; it rewrites one that disagrees.
    closingsThatDisagree: sql`select count(*) from plan_sums where closing_disagrees`,
  }) satisfies Record<string, RawBuilder<unknown>>;

/** A reversed recharge was approved before. */
const approved = sql`(status = 'approved' or reversed_at is not null)`;

/** A returned withdrawal was paid before. */
const paid = sql`(status = 'approved' or returned_at is not null)`;

/** Paise that a journal of the enclosing statement's withdrawal posted to a house account; null if none. */
function posted(kind: JournalKind, account: HouseAccount): RawBuilder<unknown> {
  return sql`(select sum(paise) from entries
    where kind = ${sql.lit(kind)} and ref = withdrawals.id and account = ${sql.lit(account)})`;
}
