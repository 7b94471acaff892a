import type { Queries } from '../database/database';
import { planView, type PlanTerms, TERMS_COLUMNS } from '../plans/planView';

/** Plans with their current terms, ready to be narrowed down. */
export function selectAdminPlans(queries: Queries) {
  return queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select(TERMS_COLUMNS)
    .select('plans.active');
}

/** A plan as administrators see it. */
export function adminPlanView(row: PlanTerms & { active: boolean }) {
  return { ...planView(row), active: row.active };
}
