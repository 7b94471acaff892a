import { sql } from 'kysely';

/** Statements that violate each invariant, run with a table's triggers disabled. */
export const VIOLATIONS = [
  ['balances', sql`update balances set paise = paise + 1 where account = 'locked'`, 'balanceDrift'],
  ['balances', sql`delete from balances where account = 'held'`, 'entriesWithoutBalances'],
  ['balances', sql`delete from balances where account = 'locked'`, 'creditsWithoutBalances'],
  [
    'balances',
    sql`do $$ begin alter table balances drop constraint balances_never_negative;
      update balances set paise = -1 where account = 'held' and paise = 0; end $$`,
    'negativeBalances',
  ],
  [
    'entry_rows',
    sql`update entry_rows set paise = paise + 1 where owner_id is not null`,
    'unbalancedJournals',
  ],
  ['entry_rows', sql`delete from entry_rows`, 'emptyJournals'],
  [
    'entry_rows',
    sql`update entry_rows set account = 'platform_charges' where account = 'tds_payable'`,
    'payoutsThatDisagree',
  ],
  [
    'withdrawals',
    sql`update withdrawals set tds_paise = tds_paise - 1, net_paise = net_paise + 1 where status = 'approved'`,
    'payoutsThatDisagree',
  ],
  [
    'entry_rows',
    sql`update entry_rows set account = 'platform_charges' where account = 'tds_payable' and paise < 0`,
    'payoutsThatDisagree',
  ],
  ['withdrawals', sql`update withdrawals set returned_at = null`, 'withdrawalsWithoutJournals'],
  [
    'withdrawals',
    sql`update withdrawals set status = 'rejected', returned_at = decided_at where status = 'approved'`,
    'withdrawalsWithoutJournals',
  ],
  [
    'withdrawals',
    sql`update withdrawals set amount_paise = amount_paise + 1, net_paise = net_paise + 1
      where status = 'pending'`,
    'holdsWithoutWithdrawals',
  ],
  [
    'withdrawals',
    sql`update withdrawals set status = 'rejected', decided_at = created_at where status = 'pending'`,
    'withdrawalsWithoutJournals',
  ],
  [
    'journal_rows',
    sql`insert into journal_rows (kind, ref, posted_at) values ('reel_earning', 'plan/2026-03-02/reel', timestamptz '2026-03-02')`,
    'creditsWithoutWatches',
  ],
  [
    'watch_rows',
    sql`update watch_rows set locked = null where credited_at is not null`,
    'watchesWithoutCredits',
  ],
  [
    'watch_rows',
    sql`update watch_rows set earned_paise = earned_paise + 1 where credited_at is not null`,
    'balanceDrift',
  ],
  [
    'user_plans',
    sql`update user_plans set watched_reels = watched_reels + 1`,
    'plansThatDisagreeWithWatches',
  ],
  ['user_plans', sql`update user_plans set unlocked_on = started_on`, 'unlockedPlansWithLockedMoney'],
  ['recharges', sql`update recharges set status = 'rejected'`, 'approvalsWithoutPlans'],
  ['recharges', sql`update recharges set amount_paise = amount_paise + 1`, 'approvalsWithoutSales'],
  ['referrals', sql`update referrals set reward_paise = 7`, 'rewardsThatDisagree'],
  [
    'admin_acts',
    sql`update admin_acts set payload = replace(payload, 'approve', 'reject')`,
    'actsOutOfChain',
  ],
  ['recharges', sql`update recharges set reversed_at = created_at`, 'reversalsWithoutJournals'],
  ['user_plans', sql`update user_plans set forfeited_paise = 1`, 'forfeitsThatDisagree'],
  [
    'adjustments',
    sql`update adjustments set paise = paise + 1 where status = 'approved'`,
    'adjustmentsThatDisagree',
  ],
  [
    'adjustments',
    sql`update adjustments set status = 'rejected' where status = 'approved'`,
    'adjustmentsWithoutApproval',
  ],
  [
    'plan_closings',
    sql`insert into plan_closings select number, '2026-03-02', 1, 1, 1, 0 from user_plans
      on conflict (plan_number) do update set earned_paise = plan_closings.earned_paise + 1`,
    'closingsThatDisagree',
  ],
] as const;
