import type { Queries } from '../database/database';

export interface CurrentTerms {
  planId: string;
  termsId: string;
  isFree: boolean;
  rechargePaise: number;
  totalDays: number;
  /** On sale. */
  active: boolean;
}

/** The current terms of a plan, on sale or not; undefined when there is no such plan. */
export async function currentTerms(queries: Queries, planId: string): Promise<CurrentTerms | undefined> {
  return queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select([
      'plans.id as planId',
      'plans.terms_id as termsId',
      'plans.is_free as isFree',
      'plan_terms.recharge_paise as rechargePaise',
      'plan_terms.total_days as totalDays',
      'plans.active',
    ])
    .where('plans.id', '=', planId)
    .executeTakeFirst();
}
