import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ErrorMessage } from '@reelrupee/ui/core';
import styles from './ErrorSlot.module.css';
import { t } from '../../texts/texts';

interface ErrorSlotProps {
  /** The message for the user. */
  text: string;
  /** A retry is running. */
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a reel that failed to load: the reason, a retry, and a link to the plans. */
export function ErrorSlot(error: ErrorSlotProps) {
  return (
    <div className={styles['message']}>
      <ErrorMessage {...error} />
      <Link to={routes.currentPlan} className={buttonClass({ variant: 'quiet' })}>
        {t('Your plans')}
      </Link>
    </div>
  );
}
