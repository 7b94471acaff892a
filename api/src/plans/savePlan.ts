import type { Queries } from '../database/database';
import { takeAdvisoryLock } from '../database/advisoryLock';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { insertPlan, insertTerms, type NewTerms } from './insertPlan';

export interface PlanChange {
  /** The plan to change; undefined creates one. */
  id: string | undefined;
  /** A new plan needs all of them; those left out of a change stay as they are. */
  terms: Partial<NewTerms>;
  /** On sale; undefined keeps it, or puts a new plan on sale. */
  active: boolean | undefined;
}

type PlanError = 'noSuchPlan' | 'termsMissing' | 'kindChanged' | 'oneFreePlan';

/** Creates a plan, or changes the terms that later buyers get. Returns the plan's id. */
export async function savePlan(
  { id, terms, active }: PlanChange,
  { database, clock }: Services,
): Promise<Result<string, PlanError>> {
  const now = clock.now();
  try {
    return await database.transaction<Result<string, PlanError>>((queries) =>
      id === undefined
        ? createPlan(queries, terms, active ?? true, now)
        : changePlan(queries, id, { terms, active }, now),
    );
  } catch (error) {
    if (violatedConstraint(error) === 'plans_one_free') return err('oneFreePlan');
    throw error;
  }
}

/** A plan with identical terms is returned instead of created twice: the call was sent again. */
async function createPlan(
  queries: Queries,
  { title, rechargePaise, reelPaise }: Partial<NewTerms>,
  active: boolean,
  now: Date,
): Promise<Result<string, 'termsMissing'>> {
  if (title === undefined || rechargePaise === undefined || reelPaise === undefined)
    return err('termsMissing');
  await takeAdvisoryLock(queries, 'adding a plan');
  const same = await queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select('plans.id')
    .where('plan_terms.title', '=', title)
    .where('plan_terms.recharge_paise', '=', rechargePaise)
    .where('plan_terms.reel_paise', '=', reelPaise)
    .where('plans.active', '=', active)
    .executeTakeFirst();
  return ok(
    same?.id ?? (await insertPlan(queries, { title, rechargePaise, reelPaise, seed: null, active }, now)),
  );
}

async function changePlan(
  queries: Queries,
  id: string,
  { terms, active: wanted }: Pick<PlanChange, 'terms' | 'active'>,
  now: Date,
): Promise<Result<string, 'noSuchPlan' | 'kindChanged'>> {
  const plan = await queries
    .selectFrom('plans')
    .select(['is_free', 'active', 'terms_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) return err('noSuchPlan', { id });
  const present = await queries
    .selectFrom('plan_terms')
    .select(['title', 'recharge_paise as rechargePaise', 'reel_paise as reelPaise'])
    .where('id', '=', plan.terms_id)
    .executeTakeFirstOrThrow();
  const changed = { ...present, ...terms, active: wanted ?? plan.active };
  if (plan.is_free !== (changed.rechargePaise === 0)) return err('kindChanged');
  const termsId = await insertTerms(queries, id, changed, now);
  await queries
    .updateTable('plans')
    .set({ terms_id: termsId, active: changed.active })
    .where('id', '=', id)
    .execute();
  return ok(id);
}
