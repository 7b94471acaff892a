-- Closings of the ledger: docs/ledger.md. Their tables are in database/migrations/0100_closings.sql.

-- The day on which everything of a user or range is read again: 30 days after it was read on `p_today`. The first time
-- it is sooner, by the id, so that the days get equal shares.
create or replace function next_verification(p_id text, p_before date, p_today date) returns date
language sql immutable as $$
  select case when p_before = '-infinity' then p_today + 1 + abs(hashtext(p_id) % 30) else p_today + 30 end
$$;

-- Trigger on users.
create or replace function open_closing() returns trigger language plpgsql as $$
begin
  insert into user_closings (user_id, verify_on) values
    (new.id, next_verification(new.id, '-infinity', (new.created_at at time zone 'Asia/Kolkata')::date));
  return null;
end $$;

-- Lets the next check read everything from the start, after a restore.
create or replace function reset_closings() returns void language plpgsql as $$
begin
  truncate user_closings, plan_closings, range_closings, ledger_check;
end $$;
