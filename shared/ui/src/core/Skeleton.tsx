import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the content to come, so that loading it causes no layout shift. */
  width?: string;
  height: string;
  radius?: 's' | 'm' | 'full';
}

/** Placeholder of loading content. Hidden from screen readers; the container sets aria-busy. */
export function Skeleton({ width = '100%', height, radius = 's' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles['skeleton']}
      style={{ width, height, borderRadius: `var(--radius-${radius})` }}
    />
  );
}

/** Placeholder of loading text, as large as the invisible sample inside. */
export function SkeletonText({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles['text']}>
      <span className={styles['sample']}>{children}</span>
    </span>
  );
}
