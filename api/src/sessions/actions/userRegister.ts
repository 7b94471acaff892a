import { type Handler, success } from '../../action/handler';
import { learnLanguage } from '../../accounts/language';
import { sendVerification } from '../../accounts/verifyEmail';
import { err } from '../../result';
import { registerAccount } from '../registerAccount';
import { signIn } from '../signIn';

export const userRegister: Handler<'userRegister'> = async ({ payload, client }, services) => {
  const user = await registerAccount(payload, payload.referralCode, client, services);
  if (!user.ok) return user;
  const { id: userId } = user.value;
  // Before the first mail is written.
  await learnLanguage(services.database.queries, userId, payload.language);
  await sendVerification({ userId, email: payload.email }, services);
  const signedIn = await signIn(user.value, client, payload, services);
  // The password was replaced meanwhile: this is no longer the account that was signed up.
  return signedIn.ok ? success(signedIn.value, 'Registration successful!') : err('emailTaken');
};
