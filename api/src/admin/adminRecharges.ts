import type { AdminRecharge } from '@reelrupee/contract/actions/decisions';
import type { RequestStatus } from '@reelrupee/contract/entities';
import { countRequests } from '../database/countRows';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
import { type RechargeRow, selectRecharges, toRechargeDto } from '../recharges/rechargeDto';
import { requestOrder } from './requestOrder';

type Row = RechargeRow & { user_name: string; user_email: string };

/** A page of the recharge requests with a status, decided ones newest first; `count` is at most 10,000. */
export async function listAdminRecharges(
  queries: Queries,
  status: RequestStatus,
  { page, limit }: Page,
): Promise<PageOf<AdminRecharge>> {
  const count = await countRequests(queries, 'recharges', status);
  const rows = await selectAdminRecharges(queries)
    .where('recharges.status', '=', status)
    .orderBy('recharges.created_at', requestOrder(status))
    .orderBy('recharges.id', requestOrder(status))
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { rows: rows.map(toAdminRechargeDto), count };
}

/** One recharge request with its user. Throws when there is none. */
export async function readAdminRecharge(queries: Queries, id: string): Promise<AdminRecharge> {
  const row = await selectAdminRecharges(queries).where('recharges.id', '=', id).executeTakeFirstOrThrow();
  return toAdminRechargeDto(row);
}

function selectAdminRecharges(queries: Queries) {
  return selectRecharges(queries)
    .innerJoin('users', 'users.id', 'recharges.user_id')
    .select(['users.name as user_name', 'users.email as user_email']);
}

function toAdminRechargeDto(row: Row): AdminRecharge {
  return { ...toRechargeDto(row), userName: row.user_name, userEmail: row.user_email };
}
