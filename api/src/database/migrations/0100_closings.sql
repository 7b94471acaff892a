-- Closings: what the daily check of the ledger has seen, so that the next one looks only at what has moved since;
-- docs/ledger.md. They can be lost: what has no closing is checked from the start.

create table user_closings (
  user_id text primary key,
  -- Sum of the user's balances at the last check; null before the first one.
  paise bigint,
  closed_at timestamptz,
  -- The IST day from which everything of the user is read again.
  verify_on date not null
) with (fillfactor = 80);
create index user_closings_due on user_closings (verify_on, user_id);

-- Sums of a plan's watches of the days up to `through`, which change no more.
create table plan_closings (
  plan_number bigint primary key,
  through date not null,
  watched integer not null,
  earned_paise bigint not null,
  locked_paise bigint not null,
  available_paise bigint not null
) with (fillfactor = 80);

-- Rows of a table that were checked together: those after the range before, up to an id.
create table range_closings (
  source text not null check (source in ('journal_rows', 'admin_acts')),
  up_to bigint not null,
  verify_on date not null,
  primary key (source, up_to)
);
create index range_closings_due on range_closings (source, verify_on);

-- The check in progress; empty while there is none.
create table ledger_check (
  only_row boolean primary key default true check (only_row),
  started_at timestamptz not null,
  -- The process that runs it; another one may continue after lease_until.
  holder text not null,
  lease_until timestamptz not null,
  -- The last rows that it looks at; later ones belong to the next check.
  last_act bigint not null,
  last_journal bigint not null,
  last_plan bigint not null,
  -- The plan up to which plans were looked at, in the order of their ends.
  plan_end date not null,
  plan_number bigint not null default 0,
  -- Violations by invariant.
  found jsonb not null default '{}'
);

-- Plans in which reels can have been credited since a day. Credits change neither column. It may have been built before.
create index if not exists user_plans_by_end on user_plans (ends_on, number);

create trigger users_have_closings after insert on users
  for each row execute function open_closing();
