import { type Handler, success } from '../../action/handler';
import { err } from '../../result';
import { googleSignIn } from '../googleSignIn';
import { signIn } from '../signIn';

export const googleLogin: Handler<'googleLogin'> = async ({ payload, client }, services) => {
  const account = await googleSignIn(payload.accessToken, payload, client, services);
  if (!account.ok) return account;
  const { created, ...person } = account.value;
  const user = await signIn(person, client, payload, services);
  // Closed meanwhile, or linked to another Google user.
  if (!user.ok) return err('tokenRefused');
  return success(user.value, created ? 'Registration successful!' : 'Login successful!');
};
