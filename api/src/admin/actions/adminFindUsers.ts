import { type Handler, success } from '../../action/handler';
import { findUsers } from '../findUsers';

export const adminFindUsers: Handler<'adminFindUsers'> = async ({ payload }, { database }) =>
  success(await findUsers(database.queries, payload.search));
