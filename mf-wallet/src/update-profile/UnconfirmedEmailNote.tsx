import { EmailLinkNote } from './EmailLinkNote';
import { t } from '../texts/texts';

interface UnconfirmedEmailNoteProps {
  userId: string;
  /** The email of the account. */
  email: string;
}

/** Asks a user who missed the first link to confirm their email: a password reset clears the payee until then. */
export function UnconfirmedEmailNote({ userId, email }: UnconfirmedEmailNoteProps) {
  const text = t('Confirm your email. We send a link to {email}, which is valid for 30 minutes.', { email });
  return <EmailLinkNote userId={userId} text={text} action={t('Send link')} />;
}
