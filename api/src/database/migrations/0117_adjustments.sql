-- Adjustments of what a user has available: one administrator proposes, another one confirms.

-- Refers to users, and therefore comes first: calls read that table first.
create table adjustments (
  id text primary key,
  user_id text not null references users,
  -- Added to what the user has available.
  paise bigint not null check (paise <> 0),
  -- The user reads it.
  reason text not null check (reason in ('missingCredit', 'shortPayout', 'goodwill', 'creditedInError')),
  -- For administrators alone, like the reason to decline.
  note text not null check (note <> ''),
  reference text not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null,
  proposed_by text not null references users,
  decided_at timestamptz,
  decided_by text references users,
  decline_reason text not null default '',
  -- A proposal that is sent again is the same one.
  constraint adjustments_proposed_once unique (user_id, paise, reason, note, reference),
  constraint adjustments_sign check ((paise < 0) = (reason = 'creditedInError')),
  constraint adjustments_decision check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint adjustments_two_people check (status <> 'approved' or decided_by <> proposed_by)
);
create index adjustments_by_status on adjustments (status, created_at, id);

-- The terms of a proposal never change, and a decision is final.
create trigger adjustments_stay before delete or truncate on adjustments
  execute function refuse_change();
create trigger adjustments_keep_terms
  before update of id, user_id, paise, reason, note, reference, created_at, proposed_by on adjustments
  execute function refuse_change();
create trigger adjustments_decided_once before update on adjustments
  for each row when (old.status <> 'pending') execute function refuse_change();

-- Constraints that only widen are added as not valid, which spares large tables a scan.
alter table journal_rows drop constraint journals_kind_check;
alter table journal_rows add constraint journals_kind_check check (kind in (
  'reel_earning', 'earnings_unlocked', 'recharge', 'referral_reward',
  'withdrawal_hold', 'withdrawal_paid', 'withdrawal_refused', 'withdrawal_returned',
  'recharge_reversed', 'referral_reward_reversed', 'earnings_forfeited', 'adjustment'
)) not valid;

alter table entry_rows drop constraint entries_account_check;
alter table entry_rows add constraint entries_account_check check (account in (
  'available', 'held', 'locked',
  'cash', 'plan_sales', 'recharge_charges', 'reel_rewards', 'referral_rewards',
  'platform_charges', 'tds_payable', 'adjustments'
)) not valid;
