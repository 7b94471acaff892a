import { type Handler, success } from '../../action/handler';
import { resetPassword as setByCode } from '../resetPassword';

export const resetPassword: Handler<'resetPassword'> = async ({ payload, client }, services) => {
  const reset = await setByCode(payload, client, services);
  return reset.ok ? success(null, 'Your new password is set. Please log in.') : reset;
};
