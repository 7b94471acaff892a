import type { ActionData } from '@reelrupee/contract/actions';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
import { type PlanTerms, TERMS_COLUMNS, toPlanDto } from '../plans/planDto';

export type AdminPlan = ActionData<'adminSavePlan'>;

/** A page of all plans by amount, including those not on sale. */
export async function listAdminPlans(queries: Queries, { page, limit }: Page): Promise<PageOf<AdminPlan>> {
  const { count } = await queries
    .selectFrom('plans')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await selectAdminPlans(queries)
    .orderBy('plan_terms.recharge_paise')
    .orderBy('plans.id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { rows: rows.map(toAdminPlanDto), count };
}

/** One plan with its current terms. Throws when there is none. */
export async function readAdminPlan(queries: Queries, id: string): Promise<AdminPlan> {
  return toAdminPlanDto(await selectAdminPlans(queries).where('plans.id', '=', id).executeTakeFirstOrThrow());
}

function selectAdminPlans(queries: Queries) {
  return queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select(TERMS_COLUMNS)
    .select('plans.active');
}

function toAdminPlanDto(row: PlanTerms & { active: boolean }): AdminPlan {
  return { ...toPlanDto(row), active: row.active };
}
