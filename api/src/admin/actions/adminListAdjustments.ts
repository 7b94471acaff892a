import { type Handler, successWith } from '../../action/handler';
import { listAdjustments } from '../adminAdjustments';

export const adminListAdjustments: Handler<'adminListAdjustments'> = async ({ payload }, { database }) => {
  const { rows, count } = await listAdjustments(database.queries, payload.status, payload);
  return successWith(rows, { count });
};
