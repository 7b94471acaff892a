-- Plans on sale, their terms, recharge requests, and the plans that users have.

create table plans (
  id text primary key,
  -- Name of a seeded plan; empty for plans that an administrator added.
  seed text constraint plans_seed_unique unique,
  is_free boolean not null,
  active boolean not null,
  terms_id text not null
);
create unique index plans_one_free on plans (is_free) where is_free;

-- Never changed: new terms are a new row, and a bought plan keeps its own.
create table plan_terms (
  id text primary key,
  plan_id text not null references plans,
  title text not null,
  recharge_paise bigint not null check (recharge_paise >= 0),
  reel_paise bigint not null check (reel_paise > 0),
  total_days integer not null check (total_days > 0),
  streak_days integer not null check (streak_days > 0),
  daily_reels integer not null check (daily_reels > 0),
  created_at timestamptz not null
);
create trigger plan_terms_append_only before update or delete or truncate on plan_terms
  execute function refuse_change();
alter table plans add constraint plans_terms foreign key (terms_id) references plan_terms
  deferrable initially deferred;

-- Proofs and QR codes, re-encoded as WebP.
create table images (
  id text primary key,
  user_id text not null references users,
  webp bytea not null,
  created_at timestamptz not null
);

create table recharges (
  id text primary key,
  user_id text not null references users,
  plan_id text not null references plans,
  terms_id text not null references plan_terms,
  transaction_id text not null,
  -- Amount paid: plan amount plus charge.
  amount_paise bigint not null check (amount_paise >= 0),
  image_id text references images,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users,
  archived_at timestamptz,
  check ((status = 'pending') = (decided_at is null)),
  check (archived_at is null or status = 'rejected')
);
create unique index recharges_one_pending on recharges (user_id, plan_id) where status = 'pending';
create unique index recharges_transaction_id_once on recharges (upper(transaction_id))
  where status in ('pending', 'approved') and transaction_id <> '';
create index recharges_of_user on recharges (user_id, created_at desc);
create index recharges_by_status on recharges (status, created_at);

create table user_plans (
  id text primary key,
  user_id text not null references users,
  plan_id text not null references plans,
  terms_id text not null references plan_terms,
  recharge_id text not null constraint user_plans_one_per_recharge unique references recharges,
  is_free boolean not null,
  started_on date not null,
  -- The last IST day of the plan.
  ends_on date not null check (ends_on >= started_on),
  created_at timestamptz not null,
  -- Sums over watches, maintained by mark_reel_watched.
  watched_reels integer not null default 0,
  earned_paise bigint not null default 0,
  -- Consecutive counted days up to last_counted_on.
  streak_days integer not null default 0,
  last_counted_on date,
  unlocked_on date
);
create unique index user_plans_one_free on user_plans (user_id) where is_free;
create unique index user_plans_one_start on user_plans (user_id, plan_id, started_on);
create index user_plans_of_user on user_plans (user_id, ends_on desc);

create trigger recharges_decided_once before update of status on recharges
  for each row execute function refuse_second_decision();
create trigger recharges_stay before delete or truncate on recharges
  execute function refuse_change();
