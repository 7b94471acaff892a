import { type Handler, successWith } from '../../action/handler';
import { listAdminWithdrawals } from '../adminWithdrawals';

export const adminListWithdrawals: Handler<'adminListWithdrawals'> = async ({ payload }, services) => {
  const { rows, count } = await listAdminWithdrawals(services, payload.status, payload);
  return successWith(rows, { count });
};
