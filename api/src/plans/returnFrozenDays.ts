import type { Queries } from '../database/database';
import { type FrozenTime, planAfterFreeze } from './planAfterFreeze';

/**
 * Gives a user's plans the days back that a freeze cost. Plans keep the day on which they started; those that had ended,
 * were bought again or reversed stay as they are.
 */
export async function returnFrozenDays(queries: Queries, userId: string, time: FrozenTime): Promise<void> {
  const plans = await queries
    .selectFrom('user_plans')
    .select(['id', 'started_on', 'ends_on', 'last_counted_on', 'forgiven_on', 'missed_on'])
    .where('user_id', '=', userId)
    .where('ends_on', '>=', time.frozenOn)
    // Just after midnight, `frozenOn` is the day before: its plan may have ended, and been asked for again, by the freeze.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recharges')
            .select('recharges.id')
            .whereRef('recharges.user_id', '=', 'user_plans.user_id')
            .whereRef('recharges.plan_id', '=', 'user_plans.plan_id')
            .whereRef('recharges.created_at', '>', 'user_plans.created_at')
            .where('recharges.status', '<>', 'rejected'),
        ),
      ),
    )
    // Once the rows are locked: a reversal may be under way.
    .where('reversed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, ...plan } of plans) {
    const moved = planAfterFreeze(plan, time);
    if (moved) await queries.updateTable('user_plans').set(moved).where('id', '=', id).execute();
  }
}
