import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { isFrozen } from '../wallet/isFrozen';
import { approveRecharge } from './approveRecharge';

export interface RechargeDecision {
  id: string;
  status: 'approved' | 'rejected';
  /** Shown to the user; required for a rejection. */
  reason: string;
  /** Id of the administrator. */
  decidedBy: string;
}

export type RechargeDecisionError = 'reasonMissing' | 'noSuchRecharge' | 'decidedOtherwise' | 'userFrozen';

/** Approves or rejects a pending recharge. The same decision twice changes nothing; the opposite one is an error. */
export async function decideRecharge(
  decision: RechargeDecision,
  { database, clock }: Services,
): Promise<Result<null, RechargeDecisionError>> {
  const { id, status, reason } = decision;
  if (status === 'rejected' && reason === '') return err('reasonMissing');
  return database.transaction(async (queries) => {
    const request = await queries
      .selectFrom('recharges')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return err('noSuchRecharge', { id });
    if (request.status === status) return ok(null);
    if (request.status !== 'pending') return err('decidedOtherwise', { status: request.status });
    if (status === 'approved' && (await isFrozen(queries, request.user_id))) return err('userFrozen');
    const now = clock.now();
    await recordDecision(queries, decision, now);
    if (status === 'approved') await approveRecharge(queries, request, now);
    return ok(null);
  });
}

async function recordDecision(
  queries: Queries,
  { id, status, reason, decidedBy }: RechargeDecision,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('recharges')
    .set({
      status,
      reason: status === 'rejected' ? reason : '',
      decided_at: now,
      decided_by: decidedBy,
    })
    .where('id', '=', id)
    .execute();
}
