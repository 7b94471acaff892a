import { type Handler, success } from '../../action/handler';
import { changeRole, listAdministrators } from '../administrators';

export const adminChangeRole: Handler<'adminChangeRole'> = async ({ payload }, services) => {
  const changed = await changeRole(payload, services);
  return changed.ok ? success(await listAdministrators(services.database.queries)) : changed;
};
