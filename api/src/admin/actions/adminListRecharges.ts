import { type Handler, successWith } from '../../action/handler';
import { listAdminRecharges } from '../adminRecharges';

export const adminListRecharges: Handler<'adminListRecharges'> = async ({ payload }, { database }) => {
  const { rows, count } = await listAdminRecharges(database.queries, payload.status, payload);
  return successWith(rows, { count });
};
