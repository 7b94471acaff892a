-- Payouts that the bank returned. Constraints that only widen are added as not valid, which spares large tables a scan.

alter table journal_rows drop constraint journals_kind_check;
alter table journal_rows add constraint journals_kind_check check (kind in (
  'reel_earning', 'earnings_unlocked', 'recharge', 'referral_reward',
  'withdrawal_hold', 'withdrawal_paid', 'withdrawal_refused', 'withdrawal_returned',
  'recharge_reversed', 'referral_reward_reversed', 'earnings_forfeited'
)) not valid;

-- A returned withdrawal has the status rejected, and keeps the reference of its payout.
alter table withdrawals add column returned_at timestamptz;
alter table withdrawals add column returned_by text references users;
-- Bank reference of the return; empty if it is not known.
alter table withdrawals add column return_utr text not null default '';

alter table bank_references add column returned_withdrawal_id text unique references withdrawals;
alter table bank_references drop constraint bank_references_check;
alter table bank_references add constraint bank_references_check
  check (num_nonnulls(recharge_id, withdrawal_id, returned_withdrawal_id) = 1) not valid;
