import type { Queries } from '../database/database';

/** A user's earliest paid recharge that is still approved, with the price of its plan without charge, in paise. */
export function firstApproved(
  queries: Queries,
  userId: string,
): Promise<{ id: string; planPaise: number } | undefined> {
  return queries
    .selectFrom('recharges')
    .innerJoin('plan_terms', 'plan_terms.id', 'recharges.terms_id')
    .select(['recharges.id', 'plan_terms.recharge_paise as planPaise'])
    .where('recharges.user_id', '=', userId)
    .where('recharges.status', '=', 'approved')
    .where('recharges.amount_paise', '>', 0)
    .orderBy('recharges.decided_at')
    .orderBy('recharges.id')
    .limit(1)
    .executeTakeFirst();
}
