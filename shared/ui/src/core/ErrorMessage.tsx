import { CircleAlert } from '../icons';
import { Button } from './Button';
import styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  /** What went wrong, in words for the user. */
  text: string;
  onRetry: () => void;
  /** The next try is under way. */
  retrying?: boolean;
}

/** A red alert in place of what could not be loaded, with the way to try again. */
export function ErrorMessage({ text, onRetry, retrying = false }: ErrorMessageProps) {
  return (
    <div role="alert" className={styles['message']}>
      <CircleAlert size={24} aria-hidden />
      <p className={styles['text']}>{text}</p>
      <div className={styles['retry']}>
        <Button variant="secondary" block busy={retrying} onClick={onRetry}>
          Retry
        </Button>
      </div>
    </div>
  );
}
