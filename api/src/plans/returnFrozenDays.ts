import { sql } from 'kysely';
import type { Queries } from '../database/database';

export interface FrozenTime {
  userId: string;
  /** IST day on which the user was frozen. */
  frozenOn: string;
  /** IST day on which the freeze ends; it counts like any other. */
  unfrozenOn: string;
}

/**
 * Moves the end and the streak of the plans that ran at the freeze by the days that it cost: from the day of the freeze,
 * or the next one if that day was complete, to the day before its end. Plans keep the day on which they started.
 */
export async function returnFrozenDays(
  queries: Queries,
  { userId, frozenOn, unfrozenOn }: FrozenTime,
): Promise<void> {
  await sql`
    update user_plans set ends_on = ends_on + frozen.days, last_counted_on = last_counted_on + frozen.days
    from (
      select id, ${unfrozenOn}::date - ${frozenOn}::date - coalesce(last_counted_on = ${frozenOn}::date, false)::integer as days
      from user_plans
      where user_id = ${userId} and ends_on >= ${frozenOn}::date and reversed_at is null
    ) as frozen
    where user_plans.id = frozen.id and frozen.days > 0`.execute(queries);
}
