-- Credits a watched reel: the hottest write of the product, as one function so that it takes one round trip. It
-- checks the session, verifies the watch time, posts the earning, and counts the day once it is
-- complete. `outcome` names the result; `wait_ms` is the missing watch time.
--
-- Watch time runs from the later of the reel's first serving and the user's last credit of any reel. The serving
-- alone proves little: the feed prefetches the next reel, and a user can have several plans. This way credits
-- never add up to more than the time that passed. The order of reels is free, so that a reel whose video fails
-- can be skipped.
--
-- Lock order: the user's watch_clocks row, which serializes all credits of one user, then balances.
create or replace function mark_reel_watched(
  p_token_hash bytea, p_user_id text, p_plan_id text, p_reel_id text,
  p_now timestamptz, p_day date, p_watched_share numeric, p_idle interval, p_absolute interval
) returns table (
  outcome text, earned_paise bigint, watched_today integer, total_today integer, wait_ms integer
) language plpgsql as $$
#variable_conflict use_column
declare
  v_session_user text;
  v_frozen_at timestamptz;
  v_seen timestamptz;
  v_last_credit timestamptz;
  v_plan record;
  v_watch record;
  v_watched integer;
  v_total integer;
  v_wait_ms integer;
  v_locked boolean;
begin
  select user_id, last_seen_at into v_session_user, v_seen from sessions
    where token_hash = p_token_hash and ended_at is null
      and last_seen_at > p_now - p_idle and created_at > p_now - p_absolute;
  if not found then
    return query select 'session_ended', 0::bigint, 0, 0, 0; return;
  end if;
  if v_session_user <> p_user_id then
    return query select 'forbidden', 0::bigint, 0, 0, 0; return;
  end if;
  if v_seen < p_now - interval '1 hour' then
    update sessions set last_seen_at = p_now where token_hash = p_token_hash;
  end if;

  select credited_at into v_last_credit from watch_clocks where user_id = p_user_id for update;

  select frozen_at into v_frozen_at from users where id = p_user_id;
  if v_frozen_at is not null then
    return query select 'account_frozen', 0::bigint, 0, 0, 0; return;
  end if;

  select user_plans.id, user_plans.number, user_plans.unlocked_on, user_plans.ends_on, user_plans.reversed_at,
         plan_terms.reel_paise, plan_terms.daily_reels
    into v_plan
    from user_plans join plan_terms on plan_terms.id = user_plans.terms_id
    where user_plans.user_id = p_user_id and user_plans.plan_id = p_plan_id
      -- The reel of midnight belongs to the plan of that day, also if it was bought again since.
      and user_plans.started_on <= p_day
    order by user_plans.reversed_at is not null, user_plans.ends_on desc limit 1;
  if not found then
    return query select 'plan_not_active', 0::bigint, 0, 0, 0; return;
  end if;
  -- The day before a reversal may be credited just after midnight, but not for a reversed plan.
  if v_plan.ends_on < p_day or v_plan.reversed_at is not null then
    return query select 'plan_ended', 0::bigint, 0, 0, 0; return;
  end if;

  select watch_rows.served_at, watch_rows.credited_at, watch_rows.earned_paise, reels.duration_ms
    into v_watch
    from reels join watch_rows on watch_rows.reel_number = reels.number
    where reels.id = p_reel_id and watch_rows.plan_number = v_plan.number and watch_rows.day = p_day;
  if not found then
    return query select 'not_in_feed', 0::bigint, 0, 0, 0; return;
  end if;
  select
      (select count(*) from watch_rows
        where plan_number = v_plan.number and day = p_day and credited_at is not null),
      (select count(*) from daily_reels where plan_id = p_plan_id and day = p_day)
    into v_watched, v_total;
  if v_watch.credited_at is not null then
    return query select 'credited', v_watch.earned_paise::bigint, v_watched, greatest(v_total, v_watched), 0; return;
  end if;
  -- The day is complete without this reel, which has replaced one that the user had watched. A reel that was hidden
  -- without a replacement is credited nevertheless: it was served before.
  if v_watched >= greatest(v_total, v_plan.daily_reels) then
    return query select 'not_in_feed', 0::bigint, v_watched, v_total, 0; return;
  end if;

  v_wait_ms := ceil(v_watch.duration_ms * p_watched_share - 1000 * extract(epoch from
    p_now - greatest(v_watch.served_at, v_last_credit)));
  if v_wait_ms > 0 then
    return query select 'too_early', 0::bigint, v_watched, v_total, v_wait_ms; return;
  end if;

  update watch_clocks set credited_at = p_now where user_id = p_user_id;
  v_watched := v_watched + 1;

  v_locked := v_plan.unlocked_on is null;
  update user_plans set watched_reels = watched_reels + 1, earned_paise = earned_paise + v_plan.reel_paise
    where id = v_plan.id;

  if not post_journal('reel_earning', v_plan.id || '/' || p_day || '/' || p_reel_id, p_now,
    array['reel_rewards', case when v_locked then 'locked' else 'available' end],
    array[null, case when v_locked then v_plan.id else p_user_id end],
    array[-v_plan.reel_paise, v_plan.reel_paise]
  ) then
    raise exception 'reel % of % has an earning but no credit', p_reel_id, v_plan.id;
  end if;

  if v_watched >= v_total then
    perform count_day(v_plan.id, p_day, p_now);
  end if;
  return query select 'credited', v_plan.reel_paise, v_watched, greatest(v_total, v_watched), 0;
end $$;
