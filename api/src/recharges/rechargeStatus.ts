import type { RequestStatus } from '@reelrupee/contract/entities';
import type { Queries } from '../database/database';
import { hasActivePlan } from './hasActivePlan';

/**
 * The status of a user's latest recharge of a plan that is not archived. Null when the plan can be recharged:
 * there was none, or the approved plan has ended by the IST day `today`.
 */
export async function rechargeStatus(
  queries: Queries,
  userId: string,
  planId: string,
  today: string,
): Promise<RequestStatus | null> {
  const latest = await queries
    .selectFrom('recharges')
    .select('status')
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return null;
  if (latest.status !== 'approved') return latest.status;
  return (await hasActivePlan(queries, userId, planId, today)) ? 'approved' : null;
}
