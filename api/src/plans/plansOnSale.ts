import type { Plan } from '@reelrupee/contract/entities';
import type { Queries } from '../database/database';
import { TERMS_COLUMNS, toPlanDto } from './planDto';

/** The plans on sale, the free one first, then by amount; at most 100. */
export async function plansOnSale(queries: Queries): Promise<Plan[]> {
  const rows = await queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select(TERMS_COLUMNS)
    .where('plans.active', '=', true)
    .orderBy('plan_terms.recharge_paise')
    .orderBy('plan_terms.title')
    .limit(100)
    .execute();
  return rows.map(toPlanDto);
}
