-- Withdrawal requests, and client errors.

create table withdrawals (
  id text primary key,
  user_id text not null references users,
  -- Chosen by the client; the same key never withdraws twice.
  request_key text not null,
  amount_paise bigint not null check (amount_paise > 0),
  platform_paise bigint not null check (platform_paise >= 0),
  tds_paise bigint not null check (tds_paise >= 0),
  net_paise bigint not null check (net_paise >= 0),
  -- The payee at the time of the request.
  upi_id text not null,
  account_holder_name text not null,
  account_number text not null,
  ifsc_code text not null,
  image_id text references images,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  utr text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users,
  constraint withdrawals_key_once unique (user_id, request_key),
  check (amount_paise = platform_paise + tds_paise + net_paise),
  check ((status = 'pending') = (decided_at is null))
);
create index withdrawals_by_status on withdrawals (status, created_at);
create trigger withdrawals_decided_once before update of status on withdrawals
  for each row execute function refuse_second_decision();
create trigger withdrawals_stay before delete or truncate on withdrawals
  execute function refuse_change();

-- Counted by hour, which bounds the table however many reports arrive.
create table client_reports (
  remote text not null,
  release text not null,
  kind text not null,
  hour timestamptz not null,
  count integer not null,
  last_seen timestamptz not null,
  last_message text not null,
  primary key (hour, remote, release, kind)
);
