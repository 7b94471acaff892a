import type { Queries } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { checkPayouts } from '../risk/checkPayouts';
import { reasonsText } from '../risk/reasonsText';
import { isFrozen } from './isFrozen';
import { lockWithdrawal } from './lockWithdrawal';
import { normalReference } from './normalReference';
import { type PayoutBlock, payoutBlock } from './payoutBlock';
import { lockPayoutPause } from './payoutPause';
import { settleWithdrawal } from './settleWithdrawal';

export interface WithdrawalDecision {
  id: string;
  status: 'approved' | 'rejected';
  /** Bank reference of the payout; required for an approval. */
  utr: string;
  /** Shown to the user; required for a rejection. */
  reason: string;
  /** Id of the administrator. */
  decidedBy: string;
}

export type WithdrawalDecisionError =
  | 'utrMissing'
  | 'utrUsed'
  | 'reasonMissing'
  | 'noSuchWithdrawal'
  | 'decidedOtherwise'
  | 'paidOtherwise'
  | 'payoutHeld'
  | 'inBatch'
  | 'payoutsPaused'
  | PayoutBlock;

/** Marks a pending withdrawal as paid or rejected. The same decision twice changes nothing; another one is an error. */
export async function decideWithdrawal(
  decision: WithdrawalDecision,
  services: Services,
): Promise<Result<null, WithdrawalDecisionError>> {
  const { status, reason } = decision;
  const utr = await normalReference(services.database.queries, decision.utr);
  if (status === 'approved' && utr === '') return err('utrMissing');
  if (status === 'rejected' && reason === '') return err('reasonMissing');
  try {
    return await decide({ ...decision, utr }, services);
  } catch (error) {
    if (violatedConstraint(error) === 'bank_references_once') return err('utrUsed', { utr });
    throw error;
  }
}

function decide(
  decision: WithdrawalDecision,
  { database, clock, config }: Services,
): Promise<Result<null, WithdrawalDecisionError>> {
  const { id, status, utr, decidedBy: administrator } = decision;
  return database.transaction(async (queries) => {
    const request = await lockWithdrawal(queries, id);
    if (!request) return err('noSuchWithdrawal', { id });
    if (request.status === 'pending') {
      const now = clock.now();
      if (status === 'approved') {
        const pause = await lockPayoutPause(queries);
        // The bank may have paid those of a batch already.
        if (pause && request.batch === '') return err('payoutsPaused', { note: pause.note });
        const frozen = await isFrozen(queries, request.user_id);
        const limitPaise = config.TWO_PERSON_PAYOUT_ABOVE * 100;
        const block = payoutBlock({ ...request, frozen }, { administrator, limitPaise, now });
        if (block) return block;
        const check = (await checkPayouts(queries, [id], config, now)).get(id);
        if (check?.held) return err('payoutHeld', { reasons: reasonsText(check) });
      } else if (request.batch !== '') {
        return err('inBatch', { batch: request.batch });
      }
      await recordDecision(queries, decision, now);
      await settleWithdrawal(queries, request, status, now);
      return ok(null);
    }
    if (request.returned_at) return err('decidedOtherwise', { status: 'returned by the bank' });
    if (request.status !== status) {
      return err('decidedOtherwise', { status: request.status === 'approved' ? 'paid' : 'rejected' });
    }
    // Another reference means a second payout: its sender must learn of the first.
    return status === 'approved' && (await normalReference(queries, request.utr)) !== utr
      ? err('paidOtherwise', { utr: request.utr })
      : ok(null);
  });
}

async function recordDecision(
  queries: Queries,
  { id, status, utr, reason, decidedBy }: WithdrawalDecision,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('withdrawals')
    .set({
      status,
      utr: status === 'approved' ? utr : '',
      reason: status === 'rejected' ? reason : '',
      decided_at: now,
      decided_by: decidedBy,
    })
    .where('id', '=', id)
    .execute();
}
