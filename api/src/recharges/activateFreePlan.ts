import type { RechargeRequest } from '@reelrupee/contract/entities';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { istDay } from '../time/istDay';
import { activatePlan } from './activatePlan';
import type { CurrentTerms } from './currentTerms';
import { hasActivePlan } from './hasActivePlan';
import { insertRecharge } from './insertRecharge';
import { lockUser } from './lockUser';
import { selectRecharges, toRechargeDto } from './rechargeDto';

/** Activates the free plan immediately, once per user. While it runs, a repeated call returns the same recharge. */
export async function activateFreePlan(
  userId: string,
  terms: CurrentTerms,
  { database, clock }: Services,
): Promise<Result<RechargeRequest, 'freeOnce' | 'accountFrozen'>> {
  const now = clock.now();
  return database.transaction(async (queries) => {
    const { frozen } = await lockUser(queries, userId);
    if (frozen) return err('accountFrozen');
    const existing = await selectRecharges(queries)
      .where('recharges.user_id', '=', userId)
      .where('recharges.plan_id', '=', terms.planId)
      .executeTakeFirst();
    if (existing) {
      const active = await hasActivePlan(queries, userId, terms.planId, istDay(now));
      return active ? ok(toRechargeDto(existing)) : err('freeOnce');
    }
    const free = { userId, terms, transactionId: '', amountPaise: 0, imageId: null } as const;
    const recharge = await insertRecharge(queries, { ...free, status: 'approved' }, now);
    await activatePlan(queries, { userId, rechargeId: recharge._id, ...terms }, now);
    return ok(recharge);
  });
}
