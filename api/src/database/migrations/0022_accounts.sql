-- Verified emails, codes by which an account is recovered, and the instant of a new payee.

-- Null until the owner of the address has proved it. An unverified address belongs to the user who proves it.
alter table users add column email_verified_at timestamptz;
-- Replaces the email once it is verified; empty if no change is under way.
alter table users add column pending_email text not null default '';
-- When payout details last replaced other ones.
alter table users add column payee_changed_at timestamptz;

create table account_codes (
  -- SHA-256 of the code; the code itself is stored nowhere.
  code_hash bytea primary key,
  user_id text not null references users,
  purpose text not null check (purpose in ('reset', 'verify')),
  -- The address that the code was sent to; empty for a code that an operator handed out, which proves none.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_codes_of_user on account_codes (user_id);
