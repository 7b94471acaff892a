import { rechargeBreakdown } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { addDays, istDay } from '../time/istDay';
import { moveReward } from '../referrals/moveReward';
import { collectReversal } from './collectReversal';
import { postReversal } from './postReversal';

export interface Reversal {
  id: string;
  /** Shown to the user. */
  reason: string;
  /** Id of the administrator. */
  reversedBy: string;
}

export type ReversalError = 'noSuchRecharge' | 'notApproved';

/**
 * Reverses an approved recharge that was not really paid: the plan ends, its earnings and the referrer's reward are
 * taken back as far as they are not paid out, and pending withdrawals are rejected for them. All by journals of their
 * own. A repeated call changes nothing.
 */
export function reverseRecharge(
  { id, reason, reversedBy }: Reversal,
  { database, clock }: Services,
): Promise<Result<null, ReversalError>> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    const request = await lockRecharge(queries, id);
    if (!request) return err('noSuchRecharge', { id });
    if (request.reversed_at) return ok(null);
    if (request.status !== 'approved' || request.amount_paise === 0) return err('notApproved');
    const price = rechargeBreakdown(request.recharge_paise);
    const reversal = await collectReversal(queries, request, { decidedBy: reversedBy, at: now });
    await postReversal(queries, id, price, reversal, now);
    await queries
      .updateTable('recharges')
      .set({ status: 'rejected', reason, reversed_at: now, reversed_by: reversedBy })
      .where('id', '=', id)
      .execute();
    await endPlan(queries, reversal.userPlanId, reversal.lockedPaise + reversal.availablePaise, now);
    if (reversal.reward) await moveReward(queries, reversal.userId, now);
    return ok(null);
  });
}

/** The recharge, after its user's watch timer, which no credit of a reel passes meanwhile. */
async function lockRecharge(queries: Queries, id: string) {
  await queries
    .selectFrom('watch_clocks')
    .select('user_id')
    .where('user_id', '=', (from) => from.selectFrom('recharges').select('user_id').where('id', '=', id))
    .forUpdate()
    .execute();
  return queries
    .selectFrom('recharges')
    .innerJoin('plan_terms', 'plan_terms.id', 'recharges.terms_id')
    .selectAll('recharges')
    .select(['plan_terms.recharge_paise', 'plan_terms.title'])
    .where('recharges.id', '=', id)
    .forUpdate('recharges')
    .executeTakeFirst();
}

async function endPlan(
  queries: Queries,
  userPlanId: string,
  forfeitedPaise: number,
  now: Date,
): Promise<void> {
  const yesterday = addDays(istDay(now), -1);
  await queries
    .updateTable('user_plans')
    .set(({ fn, val, ref, eb }) => ({
      reversed_at: now,
      ends_on: fn<string>('least', [ref('ends_on'), val(yesterday)]),
      forfeited_paise: eb('forfeited_paise', '+', forfeitedPaise),
    }))
    .where('id', '=', userPlanId)
    .execute();
}
