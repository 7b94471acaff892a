import { Button, Note } from '@reelrupee/ui/core';
import styles from './noteWithButton.module.css';
import { t } from '../texts/texts';

/** Says that the form has edits from before, and lets the user drop them. */
export function UnsavedNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Note tone="pending">
      <div className={styles['content']}>
        <p>{t('Your changes from before are not saved yet.')}</p>
        <Button variant="secondary" onClick={onDiscard}>
          {t('Discard changes')}
        </Button>
      </div>
    </Note>
  );
}
