import type { Plan } from '@reelrupee/contract/entities';
import { compileOnce } from '../database/compileOnce';
import type { Queries } from '../database/database';
import { TERMS_COLUMNS, toPlanDto } from './planDto';

/** The plans on sale, the free one first, then by amount; at most 100. */
export async function plansOnSale(queries: Queries): Promise<Plan[]> {
  return (await selectPlans(queries, {})).map(toPlanDto);
}

const selectPlans = compileOnce((queries) =>
  queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select(TERMS_COLUMNS)
    .where('plans.active', '=', true)
    .orderBy('plan_terms.recharge_paise')
    .orderBy('plan_terms.title')
    .limit(100)
    .compile(),
);
