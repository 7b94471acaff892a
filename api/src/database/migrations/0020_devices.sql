-- Devices on which a user has signed in, and where each session was opened.

create table known_devices (
  user_id text not null references users,
  -- SHA-256 of the random id that the browser keeps.
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

alter table sessions add column address text not null default '';
alter table sessions add column user_agent text not null default '';
