import { Button } from '@reelrupee/ui/core';
import styles from './Unavailable.module.css';

interface UnavailableProps {
  /** What could not be shown, as the beginning of a sentence. */
  what: string;
  /** Another try is under way. */
  busy: boolean;
  onRetry: () => void;
}

/** Stands where a part of the screen would, when its data did not come. */
export function Unavailable({ what, busy, onRetry }: UnavailableProps) {
  return (
    <div role="alert" className={styles['message']}>
      <p>{what} could not be loaded. Please check your connection.</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
