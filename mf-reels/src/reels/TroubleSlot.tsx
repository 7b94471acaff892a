import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, TroubleMessage } from '@reelrupee/ui/core';
import styles from './TroubleSlot.module.css';

interface TroubleSlotProps {
  /** What went wrong, in words for the user. */
  text: string;
  /** The next try is under way. */
  retrying: boolean;
  onRetry: () => void;
}

/** In place of a reel that could not be fetched: why, another try, and the way out. */
export function TroubleSlot(trouble: TroubleSlotProps) {
  return (
    <div className={styles['message']}>
      <TroubleMessage {...trouble} />
      <Link to={routes.currentPlan} className={buttonClass({ variant: 'quiet' })}>
        Your plans
      </Link>
    </div>
  );
}
