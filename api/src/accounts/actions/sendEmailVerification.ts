import { type Handler, success } from '../../action/handler';
import { err } from '../../result';
import { awaitedEmail } from '../awaitedEmail';
import { sendVerification } from '../verifyEmail';

export const sendEmailVerification: Handler<'sendEmailVerification'> = async ({ session }, services) => {
  if (!services.mailer.configured) return err('mailNotConfigured');
  const { userId } = session;
  const user = await services.database.queries
    .selectFrom('users')
    .select(['email', 'email_verified_at', awaitedEmail(services.clock.now()).as('awaited_email')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.awaited_email === '' && user.email_verified_at) return err('alreadyVerified');
  const sent = await sendVerification({ userId, email: user.awaited_email || user.email }, services);
  return sent.ok ? success(null, 'We have sent you a link.') : sent;
};
