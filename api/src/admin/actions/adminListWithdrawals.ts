import { type Handler, successWith } from '../../action/handler';
import { listAdminWithdrawals } from '../adminWithdrawals';

export const adminListWithdrawals: Handler<'adminListWithdrawals'> = async ({ payload }, { database }) => {
  const { rows, count } = await listAdminWithdrawals(database.queries, payload.status, payload);
  return successWith(rows, { count });
};
