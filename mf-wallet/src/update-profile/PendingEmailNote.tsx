import { Button, Note } from '@reelrupee/ui/core';
import styles from './PendingEmailNote.module.css';
import { useSendLink } from './useSendLink';
import { t } from '../texts/texts';

interface PendingEmailNoteProps {
  userId: string;
  /** The new email. */
  email: string;
}

/** Says that a new email counts once its link was opened, and sends the link again. */
export function PendingEmailNote({ userId, email }: PendingEmailNoteProps) {
  const { busy, send } = useSendLink(userId);
  return (
    <Note tone="pending" role="status">
      <div className={styles['content']}>
        <p>
          {t('To change your email, open the link that we sent to {email}. It is valid for 30 minutes.', {
            email,
          })}
        </p>
        <Button variant="secondary" busy={busy} onClick={send}>
          {t('Send again')}
        </Button>
      </div>
    </Note>
  );
}
