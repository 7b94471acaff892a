import type { ReactNode } from 'react';
import styles from './FeedFrame.module.css';

/** The black area between the top of the screen and the bottom navigation, dark in either scheme. */
export function FeedFrame({ children }: { children: ReactNode }) {
  return (
    <div data-scheme="dark" className={styles['frame']}>
      {children}
    </div>
  );
}
