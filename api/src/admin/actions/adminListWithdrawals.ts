import { sql } from 'kysely';
import { doneWith, type Handler } from '../../action/handler';
import { toAdminWithdrawalDto, selectAdminWithdrawals } from '../adminWithdrawalDto';

export const adminListWithdrawals: Handler<'adminListWithdrawals'> = async ({ payload }, { database }) => {
  const { status, page, limit } = payload;
  const { count } = await database.queries
    .selectFrom('withdrawals')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  const rows = await selectAdminWithdrawals(database.queries)
    .where('withdrawals.status', '=', status)
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return doneWith(rows.map(toAdminWithdrawalDto), { count });
};
