import type { Queries } from '../database/database';

/** Tells if the user has bought the plan and it still runs on the IST day `today`. */
export async function hasActivePlan(
  queries: Queries,
  userId: string,
  planId: string,
  today: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('user_plans')
    .select('id')
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('ends_on', '>=', today)
    .executeTakeFirst();
  return row !== undefined;
}
