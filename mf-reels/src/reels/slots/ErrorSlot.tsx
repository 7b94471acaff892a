import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ErrorMessage } from '@reelrupee/ui/core';
import styles from './ErrorSlot.module.css';

interface ErrorSlotProps {
  /** What went wrong, in words for the user. */
  text: string;
  /** The next try is under way. */
  retrying: boolean;
  onRetry: () => void;
}

/** In place of a reel that could not be fetched: why, another try, and the way out. */
export function ErrorSlot(error: ErrorSlotProps) {
  return (
    <div className={styles['message']}>
      <ErrorMessage {...error} />
      <Link to={routes.currentPlan} className={buttonClass({ variant: 'quiet' })}>
        Your plans
      </Link>
    </div>
  );
}
