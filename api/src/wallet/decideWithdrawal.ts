import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
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
  'utrMissing' | 'reasonMissing' | 'noSuchWithdrawal' | 'decidedOtherwise' | 'paidOtherwise';

/** Marks a pending withdrawal as paid or refused. The same decision twice changes nothing; another one is an error. */
export async function decideWithdrawal(
  decision: WithdrawalDecision,
  { database, clock }: Services,
): Promise<Result<null, WithdrawalDecisionError>> {
  const { id, status, utr, reason } = decision;
  if (status === 'approved' && utr === '') return err('utrMissing');
  if (status === 'rejected' && reason === '') return err('reasonMissing');
  return database.transaction(async (queries) => {
    const request = await queries
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return err('noSuchWithdrawal', { id });
    if (request.status === 'pending') {
      const now = clock.now();
      await recordDecision(queries, decision, now);
      await settleWithdrawal(queries, request, status, now);
      return ok(null);
    }
    if (request.status !== status) {
      return err('decidedOtherwise', { status: request.status === 'approved' ? 'paid' : 'refused' });
    }
    // Another reference means a second payout: its sender must learn of the first.
    return status === 'approved' && request.utr !== utr
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
