import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ErrorMessage, Note } from '@reelrupee/ui/core';
import styles from './ErrorSlot.module.css';
import { t } from '../../texts/texts';

interface ErrorSlotProps {
  /** The message for the user. */
  text: string;
  /** A retry is running. */
  retrying: boolean;
  /** Null where a retry cannot help. */
  onRetry: (() => void) | null;
}

/** Shown instead of a reel that failed to load: the reason, a retry if it can help, and a link to the plans. */
export function ErrorSlot({ text, retrying, onRetry }: ErrorSlotProps) {
  return (
    <div className={styles['message']}>
      {onRetry ? (
        <ErrorMessage text={text} retrying={retrying} onRetry={onRetry} />
      ) : (
        <Note tone="danger" role="alert">
          {text}
        </Note>
      )}
      <Link to={routes.currentPlan} className={buttonClass({ variant: onRetry ? 'quiet' : 'primary' })}>
        {t('Your plans')}
      </Link>
    </div>
  );
}
