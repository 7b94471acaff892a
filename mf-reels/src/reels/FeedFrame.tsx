import type { ReactNode } from 'react';
import styles from './FeedFrame.module.css';

/** The black area above the bottom navigation; dark in both color schemes. */
export function FeedFrame({ children }: { children: ReactNode }) {
  return (
    <div data-scheme="dark" className={styles['frame']}>
      {children}
    </div>
  );
}
