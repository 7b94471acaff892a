import { type RawBuilder, sql } from 'kysely';
import { MIDNIGHT_GRACE_MS } from '../reels/midnightGrace';
import { istDay } from '../time/istDay';

/**
 * Paise that running plans earn if every user watches every reel until the plan ends. A day counts in full until it is
 * complete, and a frozen plan from the day of the freeze, since unfreezing moves its end.
 */
export function futureEarnings(now: Date): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum((ends_on - first_day + 1) * daily_reels * reel_paise), 0)::bigint from (
      select ends_on, daily_reels, reel_paise, greatest(
        started_on, last_counted_on + 1, forgiven_on + 1, least(${istDay(now)}::date, frozen.day)) as first_day
      from user_plans join plan_terms on plan_terms.id = user_plans.terms_id
        left join (
          select id, (frozen_at at time zone 'Asia/Kolkata' - ${MIDNIGHT_GRACE_MS} * interval '1 ms')::date as day
          from users where frozen_at is not null and closed_at is null
        ) as frozen on frozen.id = user_id
      where reversed_at is null
    ) as plans where first_day <= ends_on)`;
}
