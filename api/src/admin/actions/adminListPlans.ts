import { type Handler, successWith } from '../../action/handler';
import { listAdminPlans } from '../adminPlans';

export const adminListPlans: Handler<'adminListPlans'> = async ({ payload }, { database }) => {
  const { rows, count } = await listAdminPlans(database.queries, payload);
  return successWith(rows, { count });
};
