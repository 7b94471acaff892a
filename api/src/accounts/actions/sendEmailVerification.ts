import { type Handler, success } from '../../action/handler';
import { err } from '../../result';
import { sendVerification } from '../verifyEmail';

export const sendEmailVerification: Handler<'sendEmailVerification'> = async ({ session }, services) => {
  if (!services.mailer.configured) return err('mailNotConfigured');
  const { userId } = session;
  const user = await services.database.queries
    .selectFrom('users')
    .select(['email', 'pending_email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.pending_email === '' && user.email_verified_at) return err('alreadyVerified');
  const sent = await sendVerification({ userId, email: user.pending_email || user.email }, services);
  return sent.ok ? success(null, 'We have sent you a link.') : sent;
};
