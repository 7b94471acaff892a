import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './cx';

export type BadgeTone = 'earned' | 'pending' | 'danger' | 'brand' | 'neutral';

/** A short label on a tinted background; its text must be clear without the color. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={cx(styles['badge'], styles[tone])}>{children}</span>;
}
