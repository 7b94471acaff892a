import { Skeleton, Spinner, VisuallyHidden } from '@reelrupee/ui/core';
import styles from './LoadingSlot.module.css';
import { SPINNER_DELAY_MS, useElapsed } from '../player/useElapsed';

/** The place of a reel that is on its way. */
export function LoadingSlot() {
  const takesLong = useElapsed(SPINNER_DELAY_MS, true);
  return (
    <div aria-busy="true" className={styles['slot']}>
      <VisuallyHidden>Loading the reel</VisuallyHidden>
      <span className={styles['spinner']}>{takesLong && <Spinner size="3rem" />}</span>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton width="45%" height="1.5rem" radius="full" />
    </div>
  );
}
