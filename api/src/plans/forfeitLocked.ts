import type { Queries } from '../database/database';
import type { Services } from '../services';
import { addDays, istDay } from '../time/istDay';
import { forfeitPlan } from './forfeitPlan';

/** Plans of one call; the caller repeats it while it returns this many. */
const BATCH = 200;

export interface Forfeited {
  plans: number;
  paise: number;
}

/**
 * Forfeits the locked earnings of plans that ended before their streak was complete. Yesterday's plans wait a day,
 * since a reel of that evening may still be credited; plans of frozen users wait for the end of the freeze, which moves
 * the ends of those that ran at its start.
 */
export function forfeitLocked({ database, clock }: Services): Promise<Forfeited> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    const plans = await endedPlans(queries, addDays(istDay(now), -1));
    for (const plan of plans) await forfeitPlan(queries, plan, now);
    return { plans: plans.length, paise: plans.reduce((sum, { paise }) => sum + paise, 0) };
  });
}

function endedPlans(queries: Queries, before: string): Promise<{ id: string; paise: number }[]> {
  return queries
    .selectFrom('balances')
    .innerJoin('user_plans', 'user_plans.id', 'balances.owner_id')
    .innerJoin('users', 'users.id', 'user_plans.user_id')
    .select(['user_plans.id', 'balances.paise'])
    .where('balances.account', '=', 'locked')
    .where('balances.paise', '>', 0)
    .where('user_plans.ends_on', '<', before)
    .where('user_plans.unlocked_on', 'is', null)
    .where('users.frozen_at', 'is', null)
    .orderBy('user_plans.id')
    .limit(BATCH)
    .forUpdate('balances')
    .execute();
}
