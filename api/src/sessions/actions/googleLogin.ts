import { type Handler, success } from '../../action/handler';
import { googleSignIn } from '../googleSignIn';
import { signIn } from '../signIn';

export const googleLogin: Handler<'googleLogin'> = async ({ payload, client }, services) => {
  const account = await googleSignIn(payload.accessToken, payload, client, services);
  if (!account.ok) return account;
  const { userId, created } = account.value;
  const user = await signIn(userId, client, payload, services);
  return success(user, created ? 'Registration successful!' : 'Login successful!');
};
