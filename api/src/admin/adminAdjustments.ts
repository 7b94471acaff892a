import type { Adjustment } from '@reelrupee/contract/actions/adjustments';
import type { RequestStatus } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import { countRequests } from '../database/countRows';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
import { requestOrder } from './requestOrder';

/** A page of the adjustments with a status, decided ones newest first; `count` is at most 10,000. */
export async function listAdjustments(
  queries: Queries,
  status: RequestStatus,
  { page, limit }: Page,
): Promise<PageOf<Adjustment>> {
  const count = await countRequests(queries, 'adjustments', status);
  const rows = await selectAdjustments(queries)
    .where('adjustments.status', '=', status)
    .orderBy('adjustments.created_at', requestOrder(status))
    .orderBy('adjustments.id', requestOrder(status))
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { rows: rows.map(toAdjustmentDto), count };
}

/** One adjustment with its user. Throws when there is none. */
export async function readAdjustment(queries: Queries, id: string): Promise<Adjustment> {
  return toAdjustmentDto(
    await selectAdjustments(queries).where('adjustments.id', '=', id).executeTakeFirstOrThrow(),
  );
}

function selectAdjustments(queries: Queries) {
  return queries
    .selectFrom('adjustments')
    .innerJoin('users', 'users.id', 'adjustments.user_id')
    .innerJoin('users as proposers', 'proposers.id', 'adjustments.proposed_by')
    .leftJoin('users as deciders', 'deciders.id', 'adjustments.decided_by')
    .innerJoin('balances', (join) =>
      join.onRef('balances.owner_id', '=', 'adjustments.user_id').on('balances.account', '=', 'available'),
    )
    .selectAll('adjustments')
    .select([
      'users.name as user_name',
      'users.email as user_email',
      'users.frozen_at',
      'proposers.name as proposer_name',
      'deciders.name as decider_name',
      'balances.paise as available_paise',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAdjustments>['execute']>>[number];

function toAdjustmentDto(row: Row): Adjustment {
  return {
    _id: row.id,
    userId: row.user_id,
    userName: row.user_name,
    userEmail: row.user_email,
    amount: toRupees(row.paise),
    reason: row.reason,
    note: row.note,
    reference: row.reference,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    proposedBy: row.proposer_name,
    decidedBy: row.decider_name ?? '',
    decidedAt: row.decided_at?.toISOString() ?? '',
    declineReason: row.decline_reason,
    frozen: row.frozen_at !== null,
    walletBalance: toRupees(row.available_paise),
  };
}
