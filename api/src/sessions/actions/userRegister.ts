import { type Handler, success } from '../../action/handler';
import { registerAccount } from '../registerAccount';
import { signIn } from '../signIn';

export const userRegister: Handler<'userRegister'> = async ({ payload }, services) => {
  const userId = await registerAccount(payload, payload.referralCode, services);
  if (!userId.ok) return userId;
  return success(await signIn(userId.value, services), 'Registration successful!');
};
