-- Watches: one row for each reel that was served to a user's plan on an IST day, in partitions of one month. The tables
-- are in database/migrations/0079_credits_in_watches.sql.

-- Adds the partition of a day's month, unless it exists. Attaching waits for nobody who reads or writes watches, but its
-- foreign keys hold writes of plans and reels, and so credits, for a moment: hence the daily job adds it months before.
create or replace function add_watch_partition(p_day date) returns void language plpgsql as $$
declare
  v_month timestamp := date_trunc('month', p_day::timestamp);
  v_name text := 'watch_rows_' || to_char(v_month, 'YYYY_MM');
begin
  -- Locking a table, unlike an advisory lock, also makes known which tables others have created in the meantime.
  lock table watch_rows in share update exclusive mode;
  if to_regclass(v_name) is not null then
    return;
  end if;
  -- The space that is left free lets a credit stay in the page of its watch, without a new entry in the index.
  execute format('create table %I (like watch_rows including all) with (fillfactor = 90)', v_name);
  execute format('create trigger watches_not_truncated before truncate on %I execute function refuse_change()', v_name);
  execute format('alter table watch_rows attach partition %I for values from (%L) to (%L)',
    v_name, v_month::date, (v_month + interval '1 month')::date);
end $$;

-- Records that reels were served at an instant, which starts their watch timers; serving one again changes nothing.
-- The daily job adds partitions ahead; without it, the month's first serving does.
create or replace function serve_reels(
  p_user_plan_id text, p_day date, p_reel_ids text[], p_now timestamptz
) returns void language plpgsql as $$
begin
  if to_regclass('watch_rows_' || to_char(p_day, 'YYYY_MM')) is null then
    perform add_watch_partition(p_day);
  end if;
  insert into watch_rows (served_at, plan_number, day, reel_number)
    select p_now, user_plans.number, p_day, reels.number
    from user_plans, reels where user_plans.id = p_user_plan_id and reels.id = any (p_reel_ids)
    order by reels.number
    on conflict do nothing;
end $$;

-- Trigger on the view watches, into which the version before inserts.
create or replace function serve_watch() returns trigger language plpgsql as $$
begin
  perform serve_reels(new.user_plan_id, new.day, array[new.reel_id], new.served_at);
  return new;
end $$;
