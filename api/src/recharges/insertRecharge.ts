import type { RechargeRequest } from '@reelrupee/contract/entities';
import type { Queries } from '../database/database';
import { newId } from '../ids';
import type { CurrentTerms } from './currentTerms';
import { selectRecharges, toRechargeDto } from './rechargeDto';

export interface NewRecharge {
  userId: string;
  terms: CurrentTerms;
  /** Reference of the payment, empty for the free plan. */
  transactionId: string;
  amountPaise: number;
  imageId: string | null;
  /** The free plan needs no decision. */
  status: 'pending' | 'approved';
}

/** Inserts a recharge in the caller's transaction and returns it as the contract shows it. */
export async function insertRecharge(
  queries: Queries,
  { userId, terms, transactionId, amountPaise, imageId, status }: NewRecharge,
  now: Date,
): Promise<RechargeRequest> {
  const id = newId();
  await queries
    .insertInto('recharges')
    .values({
      id,
      user_id: userId,
      plan_id: terms.planId,
      terms_id: terms.termsId,
      transaction_id: transactionId,
      amount_paise: amountPaise,
      image_id: imageId,
      status,
      created_at: now,
      decided_at: status === 'approved' ? now : null,
      decided_by: null,
      archived_at: null,
    })
    .execute();
  const row = await selectRecharges(queries).where('recharges.id', '=', id).executeTakeFirstOrThrow();
  return toRechargeDto(row);
}
