import type { RechargeRequest } from '@reelrupee/contract/entities';
import { refuse, type Refused } from '../action/handler';
import { newId } from '../ids';
import type { Services } from '../services';
import { istDay } from '../time/istDay';
import { activatePlan } from './activatePlan';
import type { CurrentTerms } from './currentTerms';
import { toRechargeDto, selectRecharges } from './rechargeDto';
import { hasActivePlan, lockUser } from './standing';

type Result = { kind: 'recharge'; recharge: RechargeRequest } | Refused<'freeOnce'>;

/** Activates the free plan at once, one time per user. While it runs, asking again returns what exists. */
export async function activateFreePlan(
  userId: string,
  terms: CurrentTerms,
  { database, clock }: Services,
): Promise<Result> {
  const now = clock.now();
  return database.transaction(async (queries) => {
    await lockUser(queries, userId);
    const existing = await selectRecharges(queries)
      .where('recharges.user_id', '=', userId)
      .where('recharges.plan_id', '=', terms.planId)
      .executeTakeFirst();
    if (existing) {
      const running = await hasActivePlan(queries, userId, terms.planId, istDay(now));
      return running ? { kind: 'recharge', recharge: toRechargeDto(existing) } : refuse('freeOnce');
    }
    const id = newId();
    await queries
      .insertInto('recharges')
      .values({
        id,
        user_id: userId,
        plan_id: terms.planId,
        terms_id: terms.termsId,
        transaction_id: '',
        amount_paise: 0,
        image_id: null,
        status: 'approved',
        created_at: now,
        decided_at: now,
        decided_by: null,
        archived_at: null,
      })
      .execute();
    await activatePlan(queries, { userId, rechargeId: id, ...terms }, now);
    const row = await selectRecharges(queries).where('recharges.id', '=', id).executeTakeFirstOrThrow();
    return { kind: 'recharge', recharge: toRechargeDto(row) };
  });
}
