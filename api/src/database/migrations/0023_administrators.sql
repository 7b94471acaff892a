-- Roles and second factor of administrators, and the log of their acts.

-- Null is owner: administrators from before there were roles.
alter table users add column admin_role text check (admin_role in ('viewer', 'maker', 'checker', 'owner'));
-- Base32 secret of the authenticator app; empty until one is set up.
alter table users add column totp_secret text not null default '';
-- The last time step whose code was accepted, so that a code works once.
alter table users add column totp_step bigint not null default 0;

-- Each act of an administrator, before it runs and with its reply code afterwards. `hash` covers the row and the
-- hash before it, so that a change or a gap shows.
create table admin_acts (
  id bigint primary key,
  at timestamptz not null,
  administrator_id text not null references users,
  action text not null,
  -- The payload as JSON text.
  payload text not null,
  -- Null in the row that is written before the act runs.
  reply_code integer,
  hash bytea not null
);
create trigger admin_acts_append_only before update or delete or truncate on admin_acts
  execute function refuse_change();
