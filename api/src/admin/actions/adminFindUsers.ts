import { type Handler, successWith } from '../../action/handler';
import { findUsers } from '../findUsers';

export const adminFindUsers: Handler<'adminFindUsers'> = async ({ payload }, { database }) => {
  const { rows, count } = await findUsers(database.queries, payload.search, payload);
  return successWith(rows, { count });
};
