import { Skeleton, Spinner, VisuallyHidden } from '@reelrupee/ui/core';
import styles from './LoadingSlot.module.css';
import { SPINNER_DELAY_MS, useElapsed } from '../player/useElapsed';
import { t } from '../../texts/texts';

/** Placeholder of a reel that is loading. */
export function LoadingSlot() {
  const showSpinner = useElapsed(SPINNER_DELAY_MS, true);
  return (
    <div aria-busy="true" className={styles['slot']}>
      <VisuallyHidden>{t('Loading the reel')}</VisuallyHidden>
      <span className={styles['spinner']}>{showSpinner && <Spinner size="3rem" />}</span>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton width="45%" height="1.5rem" radius="full" />
    </div>
  );
}
