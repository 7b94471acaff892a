import { type Handler, success } from '../../action/handler';
import { changePassword as change } from '../changePassword';

export const changePassword: Handler<'changePassword'> = async ({ payload, session, client }, services) => {
  const changed = await change(payload, session, client, services);
  return changed.ok ? success(null, 'Password changed. Other devices are logged out.') : changed;
};
