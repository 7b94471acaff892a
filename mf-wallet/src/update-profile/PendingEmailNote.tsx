import { EmailLinkNote } from './EmailLinkNote';
import { t } from '../texts/texts';

interface PendingEmailNoteProps {
  userId: string;
  /** The new email. */
  email: string;
}

/** Says that a new email counts once its link was opened, and sends the link again. */
export function PendingEmailNote({ userId, email }: PendingEmailNoteProps) {
  const text = t('To change your email, open the link that we sent to {email}. It is valid for 30 minutes.', {
    email,
  });
  return <EmailLinkNote userId={userId} text={text} action={t('Send again')} />;
}
