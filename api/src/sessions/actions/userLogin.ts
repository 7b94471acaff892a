import { type Handler, success } from '../../action/handler';
import { checkCredentials } from '../checkCredentials';
import { signIn } from '../signIn';

export const userLogin: Handler<'userLogin'> = async ({ payload, client }, services) => {
  const userId = await checkCredentials(payload, client, services);
  if (!userId.ok) return userId;
  return success(await signIn(userId.value, client, payload.deviceId, services), 'Login successful!');
};
