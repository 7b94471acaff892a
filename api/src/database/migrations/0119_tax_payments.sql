-- Tax payments: journals by the number of their challan. Constraints that only widen are added as not valid, which
-- spares large tables a scan.
alter table journal_rows drop constraint journals_kind_check;
alter table journal_rows add constraint journals_kind_check check (kind in (
  'reel_earning', 'earnings_unlocked', 'recharge', 'referral_reward',
  'withdrawal_hold', 'withdrawal_paid', 'withdrawal_refused', 'withdrawal_returned',
  'recharge_reversed', 'referral_reward_reversed', 'earnings_forfeited', 'adjustment',
  'tax_payment', 'tax_payment_reversed'
)) not valid;
