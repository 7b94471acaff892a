import type { Queries } from '../database/database';
import { collectDebt, type Rejection } from './collectDebt';
import type { ReversalAmounts } from './postReversal';
import { readReversal } from './readReversal';

interface Request {
  id: string;
  user_id: string;
  /** Title of the plan. */
  title: string;
}

/** Amounts that a reversal takes back, for which it rejects pending withdrawals as far as they are needed. */
export async function collectReversal(
  queries: Queries,
  request: Request,
  decision: Pick<Rejection, 'decidedBy' | 'at'>,
): Promise<ReversalAmounts> {
  const rejection = { ...decision, rechargeId: request.id };
  const { userPlanId, lockedPaise, earnings, reward } = await readReversal(queries, request);
  return {
    userId: request.user_id,
    userPlanId,
    lockedPaise,
    availablePaise: await collectDebt(queries, earnings, {
      ...rejection,
      reason: `The recharge of ${request.title} was reversed`,
    }),
    reward: reward && {
      ref: reward.ref,
      referrerId: reward.debt.userId,
      paise: await collectDebt(queries, reward.debt, {
        ...rejection,
        reason: 'A referral reward was taken back',
      }),
    },
  };
}
