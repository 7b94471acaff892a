import { type Handler, success } from '../../action/handler';
import { listClientErrors } from '../clientErrors';

export const adminListErrors: Handler<'adminListErrors'> = async ({ payload }, { database, clock }) =>
  success(await listClientErrors(database.queries, payload, clock.now()));
