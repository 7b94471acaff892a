import { CircleAlert } from '../icons';
import { Button } from './Button';
import styles from './TroubleMessage.module.css';

interface TroubleMessageProps {
  /** What went wrong, in words for the user. */
  text: string;
  onRetry: () => void;
  /** The next try is under way. */
  retrying?: boolean;
}

/** A red alert in place of what could not be loaded, with the way to try again. */
export function TroubleMessage({ text, onRetry, retrying = false }: TroubleMessageProps) {
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
