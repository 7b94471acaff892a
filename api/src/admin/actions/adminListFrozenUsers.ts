import { type Handler, successWith } from '../../action/handler';
import { listFrozenUsers } from '../findUsers';

export const adminListFrozenUsers: Handler<'adminListFrozenUsers'> = async ({ payload }, { database }) => {
  const { rows, count } = await listFrozenUsers(database.queries, payload);
  return successWith(rows, { count });
};
