import { type Handler, successWith } from '../../action/handler';
import { listActs } from '../auditLog';

export const adminListActs: Handler<'adminListActs'> = async ({ payload }, { database }) => {
  const { rows, count } = await listActs(database.queries, payload, payload.about);
  return successWith(rows, { count });
};
