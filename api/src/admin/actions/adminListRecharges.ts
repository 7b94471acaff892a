import { sql } from 'kysely';
import { doneWith, type Handler } from '../../action/handler';
import { toAdminRechargeDto, selectAdminRecharges } from '../adminRechargeDto';

export const adminListRecharges: Handler<'adminListRecharges'> = async ({ payload }, { database }) => {
  const { status, page, limit } = payload;
  const { count } = await database.queries
    .selectFrom('recharges')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  const rows = await selectAdminRecharges(database.queries)
    .where('recharges.status', '=', status)
    .orderBy('recharges.created_at')
    .orderBy('recharges.id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return doneWith(rows.map(toAdminRechargeDto), { count });
};
