import { type Handler, success } from '../../action/handler';
import { addAdministrator } from '../administrators';

export const adminAddAdministrator: Handler<'adminAddAdministrator'> = async ({ payload }, services) => {
  const added = await addAdministrator(payload, services);
  return added.ok ? success(added.value) : added;
};
