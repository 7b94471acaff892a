import { type Handler, success } from '../../action/handler';
import { listTaps } from '../tapDurations';

export const adminListTaps: Handler<'adminListTaps'> = async ({ payload }, { database }) =>
  success(await listTaps(database.queries, payload));
