import { type Handler, success } from '../../action/handler';
import { checkTotp } from '../../administrators/totp';
import { checkCredentials } from '../checkCredentials';
import { signIn } from '../signIn';

export const userLogin: Handler<'userLogin'> = async ({ payload, client }, services) => {
  const userId = await checkCredentials(payload, client, services);
  if (!userId.ok) return userId;
  const second = await checkTotp(userId.value, payload.totp, services);
  if (!second.ok) return second;
  return success(await signIn(userId.value, client, payload, services), 'Login successful!');
};
