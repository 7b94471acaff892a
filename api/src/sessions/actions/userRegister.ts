import { type Handler, success } from '../../action/handler';
import { learnLanguage } from '../../accounts/language';
import { sendVerification } from '../../accounts/verifyEmail';
import { registerAccount } from '../registerAccount';
import { signIn } from '../signIn';

export const userRegister: Handler<'userRegister'> = async ({ payload, client }, services) => {
  const userId = await registerAccount(payload, payload.referralCode, client, services);
  if (!userId.ok) return userId;
  // Before the first mail is written.
  await learnLanguage(services.database.queries, userId.value, payload.language);
  await sendVerification({ userId: userId.value, email: payload.email }, services);
  return success(await signIn(userId.value, client, payload, services), 'Registration successful!');
};
