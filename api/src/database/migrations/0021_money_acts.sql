-- Reversal, forfeiture, freezing, review and hold of payouts, and bank references that are used once.
-- Constraints that only widen are added as not valid, which spares large tables a scan.

alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'reel_earning', 'earnings_unlocked', 'recharge', 'referral_reward',
  'withdrawal_hold', 'withdrawal_paid', 'withdrawal_refused',
  'recharge_reversed', 'referral_reward_reversed', 'earnings_forfeited'
)) not valid;

-- A reversed recharge has the status rejected.
alter table recharges add column reversed_at timestamptz;
alter table recharges add column reversed_by text references users;

-- A plan that is reversed on its first day ends on the day before it.
alter table user_plans drop constraint user_plans_check;
alter table user_plans add constraint user_plans_check check (ends_on >= started_on - 1) not valid;
alter table user_plans add column reversed_at timestamptz;
-- Part of earned_paise that a reversal or forfeiture took back.
alter table user_plans add column forfeited_paise bigint not null default 0 check (forfeited_paise >= 0);
drop index user_plans_one_start;
create unique index user_plans_one_start on user_plans (user_id, plan_id, started_on)
  where reversed_at is null;

-- While frozen, nothing of the user moves.
alter table users add column frozen_at timestamptz;
alter table users add column frozen_reason text not null default '';
create index users_by_phone on users (phone) where phone <> '';
create index users_by_upi_id on users (lower(upi_id)) where upi_id <> '';

-- A payout above the limit is reviewed by one person and paid by another.
alter table withdrawals add column reviewed_by text references users;
alter table withdrawals add column reviewed_at timestamptz;
-- A payout to a new payee is not paid before this instant.
alter table withdrawals add column payable_at timestamptz;
create index withdrawals_open_of_user on withdrawals (user_id) where status = 'pending';

-- Each bank reference in its normal form, with the one request that uses it.
create table bank_references (
  reference text constraint bank_references_once primary key,
  recharge_id text unique references recharges,
  withdrawal_id text unique references withdrawals,
  check (num_nonnulls(recharge_id, withdrawal_id) = 1)
);
insert into bank_references (reference, recharge_id)
  select normal_reference(transaction_id), id from recharges
  where status in ('pending', 'approved') and normal_reference(transaction_id) <> ''
  order by created_at on conflict do nothing;
insert into bank_references (reference, withdrawal_id)
  select normal_reference(utr), id from withdrawals
  where status = 'approved' and normal_reference(utr) <> ''
  order by created_at on conflict do nothing;
create trigger recharges_use_reference after insert or update of status on recharges
  for each row execute function use_recharge_reference();
create trigger withdrawals_use_reference after update of status on withdrawals
  for each row execute function use_withdrawal_reference();
