import { sql } from 'kysely';
import type { Queries } from '../database/database';

/** The ledger's invariants: each statement counts violations, 0 in a sound ledger. */
const CHECKS = {
  unbalancedJournals: sql<number>`
    select count(*) from (select journal_id from entries group by journal_id having sum(paise) <> 0) as bad`,
  emptyJournals: sql<number>`
    select count(*) from journals where not exists (select from entries where journal_id = journals.id)`,
  balanceDrift: sql<number>`
    select count(*) from balances where paise <> coalesce((select sum(entries.paise) from entries
      where entries.owner_id = balances.owner_id and entries.account = balances.account), 0)`,
  entriesWithoutBalances: sql<number>`
    select count(*) from (select owner_id, account from entries where owner_id is not null
      group by owner_id, account) as owned
      where not exists (select from balances where balances.owner_id = owned.owner_id
        and balances.account = owned.account)`,
  negativeBalances: sql<number>`select count(*) from balances where paise < 0`,
  holdsWithoutWithdrawals: sql<number>`
    select count(*) from balances where account = 'held' and paise <> coalesce((select sum(amount_paise)
      from withdrawals where withdrawals.user_id = balances.user_id and status = 'pending'), 0)`,
  withdrawalsWithoutJournals: sql<number>`
    select count(*) from withdrawals where
      not exists (select from journals where kind = 'withdrawal_hold' and ref = withdrawals.id)
      or (status = 'approved') <>
        exists (select from journals where kind = 'withdrawal_paid' and ref = withdrawals.id)
      or (status = 'rejected') <>
        exists (select from journals where kind = 'withdrawal_refused' and ref = withdrawals.id)`,
  payoutsThatDisagree: sql<number>`
    select count(*) from withdrawals join journals on journals.kind = 'withdrawal_paid'
        and journals.ref = withdrawals.id
      where (select sum(paise) from entries where journal_id = journals.id and account = 'cash')
          is distinct from net_paise
        or (select sum(paise) from entries where journal_id = journals.id and account = 'platform_charges')
          is distinct from nullif(platform_paise, 0)
        or (select sum(paise) from entries where journal_id = journals.id and account = 'tds_payable')
          is distinct from nullif(tds_paise, 0)`,
  watchesWithoutCredits: sql<number>`
    select count(*) from watches left join journals on journals.kind = 'reel_earning'
        and journals.ref = watches.user_plan_id || '/' || watches.day || '/' || watches.reel_id
      left join entries on entries.journal_id = journals.id and entries.owner_id is not null
      where coalesce(entries.paise, 0) <> watches.earned_paise`,
  creditsWithoutWatches: sql<number>`
    select abs((select count(*) from journals where kind = 'reel_earning')
      - (select count(*) from watches where credited_at is not null))`,
  plansThatDisagreeWithWatches: sql<number>`
    select count(*) from user_plans left join (select user_plan_id, count(*) as watched,
        sum(earned_paise) as earned from watches where credited_at is not null group by user_plan_id) as seen
        on seen.user_plan_id = user_plans.id
      where watched_reels <> coalesce(seen.watched, 0) or earned_paise <> coalesce(seen.earned, 0)`,
  unlockedPlansWithLockedMoney: sql<number>`
    select count(*) from user_plans join balances on balances.owner_id = user_plans.id
      and balances.account = 'locked' where unlocked_on is not null and paise <> 0`,
  approvalsWithoutSales: sql<number>`
    select count(*) from recharges where amount_paise > 0 and (status = 'approved' or reversed_at is not null) <>
      exists (select from journals join entries on entries.journal_id = journals.id
        where kind = 'recharge' and ref = recharges.id and account = 'cash' and paise = -amount_paise)`,
  approvalsWithoutPlans: sql<number>`
    select count(*) from recharges where (status = 'approved' or reversed_at is not null) <>
      exists (select from user_plans where recharge_id = recharges.id)`,
  rewardsThatDisagree: sql<number>`
    select count(*) from referrals where reward_paise <> coalesce((select sum(entries.paise) from journals
      join entries on entries.journal_id = journals.id and entries.owner_id is not null
      where kind in ('referral_reward', 'referral_reward_reversed') and ref = referred_user_id), 0)`,
  actsOutOfChain: sql<number>`
    select count(*) from (select hash, hash_admin_act(coalesce(lag(hash) over (order by id), ''::bytea), id, at,
      administrator_id, action, payload, reply_code) as expected from admin_acts) as act
      where hash is distinct from expected`,
  reversalsWithoutJournals: sql<number>`
    select count(*) from recharges where (reversed_at is not null) <>
      exists (select from journals where kind = 'recharge_reversed' and ref = recharges.id)`,
  forfeitsThatDisagree: sql<number>`
    select count(*) from user_plans where forfeited_paise <> coalesce((select sum(entries.paise) from journals
      join entries on entries.journal_id = journals.id and entries.account = 'reel_rewards'
      where (kind = 'recharge_reversed' and ref = user_plans.recharge_id)
        or (kind = 'earnings_forfeited' and ref = user_plans.id)), 0)`,
} as const;

export type Invariants = Record<keyof typeof CHECKS, number>;

/** Counts the violations of each invariant, in one statement and therefore from one snapshot. */
export async function checkInvariants(queries: Queries): Promise<Invariants> {
  const counts = Object.entries(CHECKS).map(([name, check]) => sql`(${check}) as ${sql.ref(name)}`);
  const { rows } = await sql<Invariants>`select ${sql.join(counts)}`.execute(queries);
  const [invariants] = rows;
  if (!invariants) throw new Error('The invariants could not be read');
  return invariants;
}

/** Tells if no invariant is violated. */
export function isSound(invariants: Invariants): boolean {
  return Object.values(invariants).every((count) => count === 0);
}
