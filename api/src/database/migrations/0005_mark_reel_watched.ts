import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The hottest write of the product as one function, so that it takes one round trip: it checks the session,
 * judges the watch, credits it, counts the day and, with the last day of a streak, unlocks what was locked.
 *
 * The watch clock. The feed hands out the next reel while the present one still plays, and a user may have
 * several plans, so the hand-out alone proves little. A reel's watch time counts from the later of its first
 * hand-out and the user's last credit of any reel. Each credit thus consumes its own stretch of real time: a
 * reel prefetched during another starts when that other was credited, and what a user is credited for in
 * sum can never exceed the time that passed. No order is enforced beyond this, so that a reel whose video
 * fails can be skipped without losing the rest of the day.
 *
 * The clock row is locked first, which puts all credits of one user in line, then the balances.
 */
export async function up(queries: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_reel_watched(
      p_token_hash bytea, p_user_id text, p_plan_id text, p_reel_id text,
      p_now timestamptz, p_day date, p_watched_share numeric, p_idle interval, p_absolute interval
    ) returns table (
      outcome text, earned_paise bigint, watched_today integer, total_today integer, wait_ms integer
    ) language plpgsql as $$
    #variable_conflict use_column
    declare
      v_session_user text;
      v_seen timestamptz;
      v_last_credit timestamptz;
      v_plan record;
      v_watch record;
      v_watched integer;
      v_total integer;
      v_wait_ms integer;
      v_streak integer;
      v_unlocks boolean := false;
      v_counted boolean;
      v_locked_account boolean;
      v_locked bigint;
      v_journal bigint;
      v_ref text;
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

      select user_plans.id, user_plans.streak_days, user_plans.last_counted_on, user_plans.unlocked_on,
             user_plans.ends_on, plan_terms.reel_paise, plan_terms.daily_reels,
             plan_terms.streak_days as streak_needed
        into v_plan
        from user_plans join plan_terms on plan_terms.id = user_plans.terms_id
        where user_plans.user_id = p_user_id and user_plans.plan_id = p_plan_id
        order by user_plans.ends_on desc limit 1;
      if not found then
        return query select 'plan_not_active', 0::bigint, 0, 0, 0; return;
      end if;
      if v_plan.ends_on < p_day then
        return query select 'plan_ended', 0::bigint, 0, 0, 0; return;
      end if;

      select watches.handed_out_at, watches.credited_at, watches.earned_paise, reels.duration_ms
        into v_watch
        from watches join reels on reels.id = watches.reel_id
        where watches.user_plan_id = v_plan.id and watches.day = p_day and watches.reel_id = p_reel_id;
      if not found then
        return query select 'not_in_feed', 0::bigint, 0, 0, 0; return;
      end if;
      select count(*) into v_watched from watches
        where user_plan_id = v_plan.id and day = p_day and credited_at is not null;
      select count(*) into v_total from daily_reels where plan_id = p_plan_id and day = p_day;
      if v_watch.credited_at is not null then
        return query select 'credited', v_watch.earned_paise, v_watched, v_total, 0; return;
      end if;

      v_wait_ms := ceil(v_watch.duration_ms * p_watched_share - 1000 * extract(epoch from
        p_now - greatest(v_watch.handed_out_at, v_last_credit)));
      if v_wait_ms > 0 then
        return query select 'too_early', 0::bigint, v_watched, v_total, v_wait_ms; return;
      end if;

      update watch_clocks set credited_at = p_now where user_id = p_user_id;
      update watches set credited_at = p_now, earned_paise = v_plan.reel_paise
        where user_plan_id = v_plan.id and day = p_day and reel_id = p_reel_id;
      v_watched := v_watched + 1;

      -- The day counts once all its reels were watched; a day missed starts the count again.
      v_counted := v_watched >= v_total and v_plan.last_counted_on is distinct from p_day;
      v_streak := case
        when not v_counted then v_plan.streak_days
        when v_plan.last_counted_on = p_day - 1 then v_plan.streak_days + 1
        else 1 end;
      v_locked_account := v_plan.unlocked_on is null;
      v_unlocks := v_locked_account and v_counted and v_streak >= v_plan.streak_needed;
      update user_plans set
          watched_reels = watched_reels + 1,
          earned_paise = earned_paise + v_plan.reel_paise,
          streak_days = v_streak,
          last_counted_on = case when v_counted then p_day else last_counted_on end,
          unlocked_on = case when v_unlocks then p_day else unlocked_on end
        where id = v_plan.id;

      v_ref := v_plan.id || '/' || p_day || '/' || p_reel_id;
      insert into journals (kind, ref, posted_at) values ('reel_earning', v_ref, p_now)
        returning id into v_journal;
      insert into entries (journal_id, account, owner_id, paise) values
        (v_journal, 'reel_rewards', null, -v_plan.reel_paise),
        (v_journal, case when v_locked_account then 'locked' else 'available' end,
          case when v_locked_account then v_plan.id else p_user_id end, v_plan.reel_paise);

      if v_unlocks then
        select paise into v_locked from balances where account = 'locked' and owner_id = v_plan.id;
        insert into journals (kind, ref, posted_at) values ('earnings_unlocked', v_plan.id, p_now)
          returning id into v_journal;
        insert into entries (journal_id, account, owner_id, paise) values
          (v_journal, 'available', p_user_id, v_locked),
          (v_journal, 'locked', v_plan.id, -v_locked);
      end if;
      return query select 'credited', v_plan.reel_paise, v_watched, v_total, 0;
    end $$;
  `.execute(queries);
}
