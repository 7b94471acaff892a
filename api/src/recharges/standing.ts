import type { Queries } from '../database/database';

/** Whether the user has the plan, and it still runs on the IST day `today`. */
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

/**
 * Takes the user's row for this transaction, so that what is read about the user's plans and requests
 * afterwards stays true until it ends.
 */
export async function lockUser(queries: Queries, userId: string): Promise<void> {
  await queries.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}
