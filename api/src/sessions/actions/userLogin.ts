import { type Handler, success } from '../../action/handler';
import { checkCredentials } from '../checkCredentials';
import { signIn } from '../signIn';

export const userLogin: Handler<'userLogin'> = async ({ payload }, services) => {
  const userId = await checkCredentials(payload, services);
  if (!userId.ok) return userId;
  return success(await signIn(userId.value, services), 'Login successful!');
};
