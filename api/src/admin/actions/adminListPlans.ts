import { sql } from 'kysely';
import { doneWith, type Handler } from '../../action/handler';
import { toAdminPlanDto, selectAdminPlans } from '../adminPlanDto';

export const adminListPlans: Handler<'adminListPlans'> = async ({ payload }, { database }) => {
  const { count } = await database.queries
    .selectFrom('plans')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await selectAdminPlans(database.queries)
    .orderBy('plan_terms.recharge_paise')
    .orderBy('plans.id')
    .limit(payload.limit)
    .offset(payload.page * payload.limit)
    .execute();
  return doneWith(rows.map(toAdminPlanDto), { count });
};
