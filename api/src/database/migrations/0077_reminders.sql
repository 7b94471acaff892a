-- Daily reminders by web push: asked for by a user, for each device on its own.

create table reminders (
  user_id text primary key references users,
  -- Hour of the day in IST.
  hour integer not null check (hour between 0 and 23)
);
create index reminders_by_hour on reminders (hour, user_id);

create table push_subscriptions (
  -- SHA-256 of the endpoint: a browser belongs to the user who asked last.
  endpoint_hash bytea primary key,
  user_id text not null references users,
  -- The session that asked; the subscription ends with it.
  token_hash bytea not null references sessions on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (token_hash);

create trigger sessions_end_push_subscriptions after update of ended_at on sessions
  for each row when (new.ended_at is not null) execute function end_push_subscriptions();

-- A row is inserted before the reminder of that day is sent, so that no other process sends it too.
create table sent_reminders (
  user_id text not null references users,
  day date not null,
  claimed_at timestamptz not null,
  primary key (user_id, day)
);
create index sent_reminders_by_day on sent_reminders (day);

-- The key pair by which push services know this provider, unless the settings have one.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null
);
