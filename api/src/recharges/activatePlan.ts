import type { Queries } from '../database/database';
import { newId } from '../ids';
import { addDays, istDay } from '../time/istDay';

export interface Purchase {
  userId: string;
  planId: string;
  termsId: string;
  rechargeId: string;
  isFree: boolean;
  totalDays: number;
}

/** Starts a plan on the IST day of `now` and opens its locked balance. */
export async function activatePlan(queries: Queries, purchase: Purchase, now: Date): Promise<void> {
  const id = newId();
  const today = istDay(now);
  await queries
    .insertInto('user_plans')
    .values({
      id,
      user_id: purchase.userId,
      plan_id: purchase.planId,
      terms_id: purchase.termsId,
      recharge_id: purchase.rechargeId,
      is_free: purchase.isFree,
      started_on: today,
      ends_on: addDays(today, purchase.totalDays - 1),
      created_at: now,
      last_counted_on: null,
      unlocked_on: null,
    })
    .execute();
  await queries
    .insertInto('balances')
    .values({ account: 'locked', owner_id: id, user_id: purchase.userId })
    .execute();
}
