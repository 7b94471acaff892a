import type { ActionData } from '@reelrupee/contract/actions';
import type { Queries } from '../database/database';
import { hasActivePlan } from './hasActivePlan';

/**
 * The status of a user's latest recharge of a plan that is not archived. Null when the plan can be recharged:
 * there was none, or the approved plan has ended by the IST day `today`. A rejected one that was approved before is
 * `reversed`.
 */
export async function rechargeStatus(
  queries: Queries,
  userId: string,
  planId: string,
  today: string,
): Promise<ActionData<'getRechargeStatus'>> {
  const latest = await queries
    .selectFrom('recharges')
    .select(['status', 'reversed_at'])
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return { status: null };
  const { status } = latest;
  if (status !== 'approved') return { status, ...(latest.reversed_at && { reversed: true }) };
  return { status: (await hasActivePlan(queries, userId, planId, today)) ? status : null };
}
