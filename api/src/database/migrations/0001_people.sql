-- Users, their sessions, and who referred whom.

create table users (
  id text primary key,
  name text not null,
  email text not null constraint users_email_unique unique check (email = lower(email)),
  phone text not null,
  user_type text not null default 'user' check (user_type in ('user', 'admin')),
  referral_code text not null constraint users_referral_code_unique unique,
  -- Empty for accounts that sign in with Google only.
  password_hash text,
  google_subject text constraint users_google_subject_unique unique,
  upi_id text not null default '',
  account_holder_name text not null default '',
  account_number text not null default '',
  ifsc_code text not null default '',
  created_at timestamptz not null
);

create table sessions (
  -- SHA-256 of the token; the token itself is stored nowhere.
  token_hash bytea primary key,
  user_id text not null references users,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_user on sessions (user_id);

-- Failed sign-ins by account, also for emails without one.
create table sign_in_backoffs (
  account_hash bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null
);

create table referrals (
  referred_user_id text primary key references users,
  referrer_user_id text not null references users,
  reward_paise bigint not null default 0 check (reward_paise >= 0),
  created_at timestamptz not null,
  check (referred_user_id <> referrer_user_id)
);
create index referrals_of_referrer on referrals (referrer_user_id, created_at desc);
