import type { RechargeRequest } from '@reelrupee/contract/entities';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import { istDay } from '../time/istDay';
import { hasActivePlan } from './hasActivePlan';
import { selectRecharges, toRechargeDto } from './rechargeDto';

interface Request {
  userId: string;
  planId: string;
  transactionId: string;
}

/**
 * The reason why a new recharge cannot be inserted: the same payment was submitted for the request that is pending or the
 * plan that is active (returned as it is), another request is pending, or the plan is active. Undefined when nothing
 * blocks it; the payment of a plan that has ended violates a constraint.
 */
export async function findBlockingRecharge(
  queries: Queries,
  { userId, planId, transactionId }: Request,
  now: Date,
): Promise<Result<RechargeRequest, 'alreadyPending' | 'alreadyActive'> | undefined> {
  const latest = await selectRecharges(queries)
    .where('recharges.user_id', '=', userId)
    .where('recharges.plan_id', '=', planId)
    .where('recharges.status', 'in', ['pending', 'approved'])
    .orderBy('recharges.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return undefined;
  const isPending = latest.status === 'pending';
  if (!isPending && !(await hasActivePlan(queries, userId, planId, istDay(now)))) return undefined;
  if (latest.transaction_id.toUpperCase() === transactionId.toUpperCase()) return ok(toRechargeDto(latest));
  return err(isPending ? 'alreadyPending' : 'alreadyActive');
}
