-- Counts a day of a plan all of whose reels were watched and, on the last day of a streak, unlocks the locked earnings.
-- A day counts once. A missed day resets the streak, unless it is one of unfreezing or the one that a plan may miss: the
-- same rule as in plans/streakDays.ts. The caller holds the user's watch_clocks row.
create or replace function count_day(p_user_plan_id text, p_day date, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_plan record;
  v_missed integer;
  v_forgives boolean;
  v_streak integer;
  v_unlocks boolean;
  v_unlocked_paise bigint;
begin
  select user_plans.user_id, user_plans.streak_days, user_plans.last_counted_on, user_plans.unlocked_on,
         user_plans.forgiven_on, user_plans.missed_on, plan_terms.streak_days as streak_required
    into v_plan
    from user_plans join plan_terms on plan_terms.id = user_plans.terms_id
    where user_plans.id = p_user_plan_id and user_plans.last_counted_on is distinct from p_day
    -- An unfreezing moves the days of the plan meanwhile.
    for no key update of user_plans;
  if not found then
    return;
  end if;
  v_missed := p_day - v_plan.last_counted_on - 1
    - coalesce(v_plan.forgiven_on > v_plan.last_counted_on and v_plan.forgiven_on < p_day, false)::integer;
  v_forgives := v_missed = 1 and v_plan.missed_on is null;
  v_streak := case when v_missed = 0 or v_forgives then v_plan.streak_days + 1 else 1 end;
  v_unlocks := v_plan.unlocked_on is null and v_streak >= v_plan.streak_required;
  update user_plans set
      streak_days = v_streak,
      last_counted_on = p_day,
      missed_on = case when v_forgives then p_day - case when forgiven_on = p_day - 1 then 2 else 1 end
        else missed_on end,
      -- A day that was given back, and is complete nevertheless, was a day of the plan.
      ends_on = case when forgiven_on = p_day then ends_on - 1 else ends_on end,
      unlocked_on = case when v_unlocks then p_day else unlocked_on end
    where id = p_user_plan_id;
  if v_unlocks then
    select paise into v_unlocked_paise from balances where account = 'locked' and owner_id = p_user_plan_id;
    if not post_journal('earnings_unlocked', p_user_plan_id, p_now, array['available', 'locked'],
      array[v_plan.user_id, p_user_plan_id], array[v_unlocked_paise, -v_unlocked_paise]
    ) then
      raise exception 'plan % has already been unlocked', p_user_plan_id;
    end if;
  end if;
end $$;

-- Counts a day that got shorter, if all its reels were watched. Waits for a reel of the user that is being credited.
create or replace function count_short_day(p_user_plan_id text, p_day date, p_now timestamptz) returns void
language plpgsql as $$
begin
  perform from watch_clocks
    where user_id = (select user_id from user_plans where id = p_user_plan_id) for update;
  if exists (
    select from user_plans join users on users.id = user_plans.user_id
      where user_plans.id = p_user_plan_id and ends_on >= p_day and reversed_at is null and frozen_at is null
        and (select count(*) from watch_rows
          where plan_number = user_plans.number and day = p_day and credited_at is not null)
          >= (select nullif(count(*), 0) from daily_reels
            where plan_id = user_plans.plan_id and day = p_day)
  ) then
    perform count_day(p_user_plan_id, p_day, p_now);
  end if;
end $$;
