import type { RechargeRequest } from '@reelrupee/contract/entities';
import type { Queries } from '../database/database';
import { selectRecharges, toRechargeDto } from './rechargeDto';

const LIMIT = 100;

/** The user's recharges that are not archived, newest first; at most 100. */
export async function listRecharges(
  queries: Queries,
  userId: string,
  { pendingOnly = false } = {},
): Promise<RechargeRequest[]> {
  const own = selectRecharges(queries)
    .where('recharges.user_id', '=', userId)
    .where('recharges.archived_at', 'is', null)
    .orderBy('recharges.created_at', 'desc')
    .limit(LIMIT);
  const rows = await (pendingOnly ? own.where('recharges.status', '=', 'pending') : own).execute();
  return rows.map(toRechargeDto);
}
