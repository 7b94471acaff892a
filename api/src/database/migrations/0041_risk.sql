-- Signals of accounts that are run by one person for money, and the checks of payouts by them.

-- Networks of sign-ups: the /24 of an IPv4 address, the /48 of an IPv6 address.
create table sign_ups (
  user_id text primary key references users,
  network text not null,
  created_at timestamptz not null
);
create index sign_ups_of_network on sign_ups (network, created_at);
create index sign_ups_by_age on sign_ups (created_at);

create table sign_up_counts (
  hour timestamptz not null,
  network text not null,
  count integer not null,
  primary key (hour, network)
);

-- Users who have fetched a video.
create table media_viewers (
  user_id text primary key references users,
  first_seen_at timestamptz not null
);

create table payout_checks (
  withdrawal_id text primary key references withdrawals,
  score integer not null,
  -- A JSON list of the reasons with their counts and points.
  reasons text not null,
  checked_at timestamptz not null,
  -- Null in shadow mode and below the threshold.
  held_at timestamptz,
  released_at timestamptz,
  released_by text references users,
  check ((released_at is null) = (released_by is null))
);
create index payout_checks_by_score on payout_checks (score);

create index known_devices_by_hash on known_devices (device_hash);
create index known_devices_by_age on known_devices (last_seen_at);
create index account_codes_by_age on account_codes (expires_at);
create index users_by_account_number on users (account_number) where account_number <> '';
create index withdrawals_by_upi_id on withdrawals (lower(upi_id)) where upi_id <> '';
create index withdrawals_by_account_number on withdrawals (account_number) where account_number <> '';
