-- Credits a watched reel: the hottest write of the product, as one function so that it takes one round trip. It
-- checks the session, verifies the watch time, posts the earning, counts the day and, on the last day of a
-- streak, unlocks the locked earnings. `outcome` names the result; `wait_ms` is the missing watch time.
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
  v_streak integer;
  v_missed integer;
  v_forgives boolean;
  v_day_complete boolean;
  v_locked boolean;
  v_unlocks boolean;
  v_unlocked_paise bigint;
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

  select user_plans.id, user_plans.number, user_plans.streak_days, user_plans.last_counted_on, user_plans.unlocked_on,
         user_plans.forgiven_on, user_plans.missed_on, user_plans.ends_on, user_plans.reversed_at,
         plan_terms.reel_paise, plan_terms.daily_reels, plan_terms.streak_days as streak_required
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
    return query select 'credited', v_watch.earned_paise::bigint, v_watched, v_total, 0; return;
  end if;
  -- The day is complete without this reel, which has replaced one that the user had watched.
  if v_watched >= v_total then
    return query select 'not_in_feed', 0::bigint, v_watched, v_total, 0; return;
  end if;

  v_wait_ms := ceil(v_watch.duration_ms * p_watched_share - 1000 * extract(epoch from
    p_now - greatest(v_watch.served_at, v_last_credit)));
  if v_wait_ms > 0 then
    return query select 'too_early', 0::bigint, v_watched, v_total, v_wait_ms; return;
  end if;

  update watch_clocks set credited_at = p_now where user_id = p_user_id;
  v_watched := v_watched + 1;

  -- A day counts once all its reels were watched; a missed day resets the streak, unless it is one of unfreezing or the
  -- one that a plan may miss: the same rule as in plans/continuesOn.ts.
  v_day_complete := v_watched >= v_total and v_plan.last_counted_on is distinct from p_day;
  v_missed := p_day - v_plan.last_counted_on - 1
    - coalesce(v_plan.forgiven_on > v_plan.last_counted_on and v_plan.forgiven_on < p_day, false)::integer;
  v_forgives := v_day_complete and v_missed = 1 and v_plan.missed_on is null;
  v_streak := case
    when not v_day_complete then v_plan.streak_days
    when v_missed = 0 or v_forgives then v_plan.streak_days + 1
    else 1 end;
  v_locked := v_plan.unlocked_on is null;
  v_unlocks := v_locked and v_day_complete and v_streak >= v_plan.streak_required;
  update user_plans set
      watched_reels = watched_reels + 1,
      earned_paise = earned_paise + v_plan.reel_paise,
      streak_days = v_streak,
      last_counted_on = case when v_day_complete then p_day else last_counted_on end,
      missed_on = case when v_forgives then p_day - case when forgiven_on = p_day - 1 then 2 else 1 end
        else missed_on end,
      -- A day that was given back, and is complete nevertheless, was a day of the plan.
      ends_on = case when v_day_complete and forgiven_on = p_day then ends_on - 1 else ends_on end,
      unlocked_on = case when v_unlocks then p_day else unlocked_on end
    where id = v_plan.id;

  if not post_journal('reel_earning', v_plan.id || '/' || p_day || '/' || p_reel_id, p_now,
    array['reel_rewards', case when v_locked then 'locked' else 'available' end],
    array[null, case when v_locked then v_plan.id else p_user_id end],
    array[-v_plan.reel_paise, v_plan.reel_paise]
  ) then
    raise exception 'reel % of % has an earning but no credit', p_reel_id, v_plan.id;
  end if;

  if v_unlocks then
    select paise into v_unlocked_paise from balances where account = 'locked' and owner_id = v_plan.id;
    if not post_journal('earnings_unlocked', v_plan.id, p_now,
      array['available', 'locked'], array[p_user_id, v_plan.id], array[v_unlocked_paise, -v_unlocked_paise]
    ) then
      raise exception 'plan % has already been unlocked', v_plan.id;
    end if;
  end if;
  return query select 'credited', v_plan.reel_paise, v_watched, v_total, 0;
end $$;
