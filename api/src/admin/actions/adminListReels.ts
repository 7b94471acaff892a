import { type Handler, successWith } from '../../action/handler';
import { listAdminReels } from '../adminReels';

export const adminListReels: Handler<'adminListReels'> = async ({ payload }, { database }) => {
  const { rows, count } = await listAdminReels(database.queries, payload);
  return successWith(rows, { count });
};
