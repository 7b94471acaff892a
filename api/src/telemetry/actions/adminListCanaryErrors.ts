import { type Handler, success } from '../../action/handler';
import { listCanaryErrors } from '../canaryErrors';

export const adminListCanaryErrors: Handler<'adminListCanaryErrors'> = async ({ payload }, { database }) =>
  success(await listCanaryErrors(database.queries, payload));
