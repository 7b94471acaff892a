import { type Handler, success } from '../../action/handler';
import { sendVerification } from '../../accounts/verifyEmail';
import { registerAccount } from '../registerAccount';
import { signIn } from '../signIn';

export const userRegister: Handler<'userRegister'> = async ({ payload, client }, services) => {
  const userId = await registerAccount(payload, payload.referralCode, client, services);
  if (!userId.ok) return userId;
  await sendVerification({ userId: userId.value, email: payload.email }, services);
  return success(await signIn(userId.value, client, payload.deviceId, services), 'Registration successful!');
};
