import { rechargeBreakdown } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';
import { rewardReferrer } from '../referrals/rewardReferrer';
import { activatePlan } from './activatePlan';

export interface ApprovedRecharge {
  id: string;
  user_id: string;
  plan_id: string;
  terms_id: string;
}

/** The effects of an approval: starts the plan, rewards the referrer, posts the sale. */
export async function approveRecharge(queries: Queries, request: ApprovedRecharge, now: Date): Promise<void> {
  const terms = await queries
    .selectFrom('plan_terms')
    .select(['recharge_paise', 'total_days'])
    .where('id', '=', request.terms_id)
    .executeTakeFirstOrThrow();
  const price = rechargeBreakdown(terms.recharge_paise);
  await activatePlan(
    queries,
    {
      userId: request.user_id,
      planId: request.plan_id,
      termsId: request.terms_id,
      rechargeId: request.id,
      isFree: false,
      totalDays: terms.total_days,
    },
    now,
  );
  const recharge = { id: request.id, userId: request.user_id, planPaise: terms.recharge_paise };
  // Before the sale: rewardOf relies on it.
  await rewardReferrer(queries, recharge, now);
  await postJournal(queries, {
    kind: 'recharge',
    ref: request.id,
    at: now,
    entries: [
      { account: 'cash', ownerId: null, paise: -price.total },
      { account: 'plan_sales', ownerId: null, paise: price.plan },
      { account: 'recharge_charges', ownerId: null, paise: price.charge },
    ],
  });
}
