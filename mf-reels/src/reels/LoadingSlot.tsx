import { Skeleton, VisuallyHidden } from '@reelrupee/ui/core';
import styles from './LoadingSlot.module.css';

/** The place of a reel that is on its way. */
export function LoadingSlot() {
  return (
    <div aria-busy="true" className={styles['slot']}>
      <VisuallyHidden>Loading the reel</VisuallyHidden>
      <Skeleton width="70%" height="1.5rem" />
      <Skeleton width="45%" height="1.5rem" radius="full" />
    </div>
  );
}
