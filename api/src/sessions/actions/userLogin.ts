import { type Handler, success } from '../../action/handler';
import { checkTotp } from '../../administrators/totp';
import { err } from '../../result';
import { checkCredentials } from '../checkCredentials';
import { signIn } from '../signIn';

export const userLogin: Handler<'userLogin'> = async ({ payload, client }, services) => {
  const judged = await checkCredentials(payload, client, services);
  if (!judged.ok) return judged;
  const second = await checkTotp(judged.value.id, payload.totp, services);
  if (!second.ok) return second;
  const user = await signIn(judged.value, client, payload, services);
  return user.ok ? success(user.value, 'Login successful!') : err('wrongCredentials');
};
