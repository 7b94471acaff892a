import { CircleAlert } from '../icons';
import { Button } from './Button';
import styles from './ErrorMessage.module.css';
import { t } from '../texts/texts';

interface ErrorMessageProps {
  /** The message for the user. */
  text: string;
  onRetry: () => void;
  /** A retry is running. */
  retrying?: boolean;
}

/** An alert shown instead of content that failed to load, with a Retry button. */
export function ErrorMessage({ text, onRetry, retrying = false }: ErrorMessageProps) {
  return (
    <div role="alert" className={styles['message']}>
      <CircleAlert size={24} aria-hidden />
      <p className={styles['text']}>{text}</p>
      <div className={styles['retry']}>
        <Button variant="secondary" block busy={retrying} onClick={onRetry}>
          {t('Retry')}
        </Button>
      </div>
    </div>
  );
}
