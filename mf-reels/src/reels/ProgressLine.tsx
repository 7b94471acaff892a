import type { RefObject } from 'react';
import styles from './ProgressLine.module.css';

/** How far the reel on screen is. Drawn through the ref, since it moves three times a second. */
export function ProgressLine({ line }: { line: RefObject<HTMLDivElement | null> }) {
  return (
    <div aria-hidden="true" className={styles['track']}>
      <div ref={line} className={styles['line']} />
    </div>
  );
}
