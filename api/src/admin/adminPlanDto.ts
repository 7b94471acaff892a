import type { Queries } from '../database/database';
import { toPlanDto, type PlanTerms, TERMS_COLUMNS } from '../plans/planDto';

/** Plans with their current terms, ready to be narrowed down. */
export function selectAdminPlans(queries: Queries) {
  return queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select(TERMS_COLUMNS)
    .select('plans.active');
}

/** A plan as administrators see it. */
export function toAdminPlanDto(row: PlanTerms & { active: boolean }) {
  return { ...toPlanDto(row), active: row.active };
}
