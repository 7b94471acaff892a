import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the thing that is on its way, so that nothing moves when it comes. */
  width?: string;
  height: string;
  radius?: 's' | 'm' | 'full';
}

/** The place of something that is on its way. Hidden from screen readers; the list says it is busy. */
export function Skeleton({ width = '100%', height, radius = 's' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles['skeleton']}
      style={{ width, height, borderRadius: `var(--radius-${radius})` }}
    />
  );
}

/** The place of words or figures on their way: as large as the sample inside, which nobody sees. */
export function SkeletonText({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles['text']}>
      <span className={styles['sample']}>{children}</span>
    </span>
  );
}
