import { type Handler, success } from '../../action/handler';
import { googleSignIn } from '../googleSignIn';
import { signIn } from '../signIn';

export const googleLogin: Handler<'googleLogin'> = async ({ payload }, services) => {
  const account = await googleSignIn(payload.accessToken, payload, services);
  if (!account.ok) return account;
  const { userId, created } = account.value;
  return success(await signIn(userId, services), created ? 'Registration successful!' : 'Login successful!');
};
