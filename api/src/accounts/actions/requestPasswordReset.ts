import { type Handler, success } from '../../action/handler';
import { sendResetLink } from '../resetPassword';

/** Replies before it looks for the account, so that neither reply nor time tells if there is one. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = ({ payload }, services) => {
  if (!services.mailer.configured) {
    return Promise.resolve(success({ sent: false }, 'Please contact support: they can give you a code.'));
  }
  sendResetLink(payload.email, services).catch((error: unknown) => {
    services.log.error({ err: error }, 'a reset link could not be sent');
  });
  return Promise.resolve(
    success({ sent: true }, 'If there is an account with this email, we have sent a link to it.'),
  );
};
