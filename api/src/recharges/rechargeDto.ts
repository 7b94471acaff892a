import type { RechargeRequest, RequestStatus } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { type PlanTerms, toPlanDto, TERMS_COLUMNS } from '../plans/planDto';

export interface RechargeRow extends PlanTerms {
  id: string;
  user_id: string;
  status: RequestStatus;
  transaction_id: string;
  amount_paise: number;
  image_id: string | null;
  reason: string;
  created_at: Date;
}

/** Maps a row to the contract, with the plan terms at the time of the request. */
export function toRechargeDto(row: RechargeRow): RechargeRequest {
  return {
    _id: row.id,
    userId: row.user_id,
    planId: row.plan_id,
    planDetails: toPlanDto(row),
    status: row.status,
    transactionId: row.transaction_id,
    amount: toRupees(row.amount_paise),
    screenshot: row.image_id ?? '',
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
  };
}

/** A query of recharge requests with their terms; the caller adds its filters. */
export function selectRecharges(queries: Queries) {
  return queries
    .selectFrom('recharges')
    .innerJoin('plan_terms', 'plan_terms.id', 'recharges.terms_id')
    .select(TERMS_COLUMNS)
    .select([
      'recharges.id',
      'recharges.user_id',
      'recharges.status',
      'recharges.transaction_id',
      'recharges.amount_paise',
      'recharges.image_id',
      'recharges.reason',
      'recharges.created_at',
    ]);
}
