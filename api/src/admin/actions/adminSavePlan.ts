import { toPaise } from '@reelrupee/contract/money';
import type { Queries } from '../../database/database';
import { takeAdvisoryLock } from '../../database/advisoryLock';
import { violatedConstraint } from '../../database/errors';
import { type Call, done, type Handler, refuse } from '../../action/handler';
import { insertPlan, insertTerms } from '../../plans/savePlan';
import { toAdminPlanDto, selectAdminPlans } from '../adminPlanDto';

export const adminSavePlan: Handler<'adminSavePlan'> = async ({ payload }, { database, clock }) => {
  const now = clock.now();
  try {
    return await database.transaction(async (queries) => {
      const { _id } = payload;
      const id =
        _id === undefined ? await create(queries, payload, now) : await change(queries, _id, payload, now);
      if (typeof id !== 'string') return id;
      const saved = await selectAdminPlans(queries).where('plans.id', '=', id).executeTakeFirstOrThrow();
      return done(toAdminPlanDto(saved));
    });
  } catch (error) {
    if (violatedConstraint(error) === 'plans_one_free') return refuse('oneFreePlan');
    throw error;
  }
};

type Payload = Call<'adminSavePlan'>['payload'];

function termsOf(payload: Payload) {
  return {
    title: payload.title,
    rechargePaise: toPaise(payload.rechargeAmount),
    reelPaise: toPaise(payload.earningsPerReel),
  };
}

/** A plan with these very terms is not made twice: the call was sent again. */
async function create(queries: Queries, payload: Payload, now: Date): Promise<string> {
  const terms = termsOf(payload);
  await takeAdvisoryLock(queries, 'adding a plan');
  const same = await queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select('plans.id')
    .where('plan_terms.title', '=', terms.title)
    .where('plan_terms.recharge_paise', '=', terms.rechargePaise)
    .where('plan_terms.reel_paise', '=', terms.reelPaise)
    .where('plans.active', '=', payload.active)
    .executeTakeFirst();
  return same?.id ?? insertPlan(queries, { ...terms, seed: null, active: payload.active }, now);
}

async function change(queries: Queries, id: string, payload: Payload, now: Date) {
  const plan = await queries
    .selectFrom('plans')
    .select('is_free')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) return refuse('noSuchPlan', { id });
  const terms = termsOf(payload);
  if (plan.is_free !== (terms.rechargePaise === 0)) return refuse('kindChanged');
  const termsId = await insertTerms(queries, id, terms, now);
  await queries
    .updateTable('plans')
    .set({ active: payload.active, terms_id: termsId })
    .where('id', '=', id)
    .execute();
  return id;
}
