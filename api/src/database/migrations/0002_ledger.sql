-- The double-entry ledger. The database enforces its rules, so that no code path can bypass them: a journal is
-- posted once, its entries sum to zero, nothing is ever changed, and no user's balance falls below zero.
--
-- Amounts are paise; a positive entry adds to what the account holds. House accounts have no balance row: a row
-- that every transaction updates would serialize them.

create table journals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'reel_earning', 'earnings_unlocked', 'recharge', 'referral_reward',
    'withdrawal_hold', 'withdrawal_paid', 'withdrawal_refused'
  )),
  -- Identifies the event within its kind; makes every posting safe to repeat.
  ref text not null,
  posted_at timestamptz not null,
  constraint journals_posted_once unique (kind, ref)
);

-- What users own: the owner of available and held is a user, that of locked a user's plan.
create table balances (
  account text not null check (account in ('available', 'held', 'locked')),
  owner_id text not null,
  user_id text not null references users,
  paise bigint not null default 0 constraint balances_never_negative check (paise >= 0),
  primary key (account, owner_id)
);
create index balances_of_user on balances (user_id);

create table entries (
  journal_id bigint not null references journals,
  account text not null check (account in (
    'available', 'held', 'locked',
    'cash', 'plan_sales', 'recharge_charges', 'reel_rewards', 'referral_rewards',
    'platform_charges', 'tds_payable'
  )),
  owner_id text,
  paise bigint not null check (paise <> 0),
  check ((owner_id is not null) = (account in ('available', 'held', 'locked')))
);
create index entries_of_journal on entries (journal_id);
create index entries_of_owner on entries (owner_id, account) where owner_id is not null;

create trigger journals_append_only before update or delete or truncate on journals
  execute function refuse_change();
create trigger entries_append_only before update or delete or truncate on entries
  execute function refuse_change();

create trigger entries_move_balances after insert on entries
  for each row when (new.owner_id is not null) execute function apply_entry();

create trigger balances_through_entries before update on balances
  for each row execute function refuse_direct_change();
create trigger balances_start_empty before insert on balances
  for each row when (new.paise <> 0) execute function refuse_change();
create trigger balances_stay before delete or truncate on balances
  execute function refuse_change();

-- Checked at commit, when the journal is complete. No entry is 0, so a sum of zero takes at least two.
create constraint trigger entries_balance after insert on entries
  deferrable initially deferred for each row execute function check_entries_balance();

create constraint trigger journals_have_entries after insert on journals
  deferrable initially deferred for each row execute function check_journal_has_entries();
