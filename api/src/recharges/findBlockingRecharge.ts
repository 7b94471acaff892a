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
 * The reason why a new recharge cannot be inserted: the same payment was already submitted (returned as it is), another
 * request is pending, or the plan is active. Undefined when nothing blocks it.
 */
export async function findBlockingRecharge(
  queries: Queries,
  { userId, planId, transactionId }: Request,
  now: Date,
): Promise<Result<RechargeRequest, 'alreadyPending' | 'alreadyActive'> | undefined> {
  const existing = await selectRecharges(queries)
    .where('recharges.user_id', '=', userId)
    .where('recharges.plan_id', '=', planId)
    .where('recharges.status', 'in', ['pending', 'approved'])
    .orderBy('recharges.created_at', 'desc')
    .limit(200)
    .execute();
  const same = existing.find((row) => row.transaction_id.toUpperCase() === transactionId.toUpperCase());
  if (same) return ok(toRechargeDto(same));
  if (existing.some((row) => row.status === 'pending')) return err('alreadyPending');
  const active = await hasActivePlan(queries, userId, planId, istDay(now));
  return active ? err('alreadyActive') : undefined;
}
