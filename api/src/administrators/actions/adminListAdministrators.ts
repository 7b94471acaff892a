import { type Handler, success } from '../../action/handler';
import { listAdministrators } from '../administrators';

export const adminListAdministrators: Handler<'adminListAdministrators'> = async (_call, { database }) =>
  success(await listAdministrators(database.queries));
