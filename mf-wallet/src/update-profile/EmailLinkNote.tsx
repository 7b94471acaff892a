import { Button, Note } from '@reelrupee/ui/core';
import styles from './noteWithButton.module.css';
import { useSendLink } from './useSendLink';

interface EmailLinkNoteProps {
  userId: string;
  text: string;
  /** Label of the button. */
  action: string;
}

/** A note about an email that its link confirms, with a button that sends the link. */
export function EmailLinkNote({ userId, text, action }: EmailLinkNoteProps) {
  const { busy, send } = useSendLink(userId);
  return (
    <Note tone="pending" role="status">
      <div className={styles['content']}>
        <p>{text}</p>
        <Button variant="secondary" busy={busy} onClick={send}>
          {action}
        </Button>
      </div>
    </Note>
  );
}
