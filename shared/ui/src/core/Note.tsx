import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Note.module.css';

interface NoteProps {
  tone: 'danger' | 'pending' | 'brand';
  /** How it is announced where it appears by itself. What a toast has said already stays silent. */
  role?: 'alert' | 'status';
  /** A line, or paragraphs; what is `strong` stands out. */
  children: ReactNode;
}

/** A tinted box beside a form or on a card: what went wrong, or what one should know first. */
export function Note({ tone, role, children }: NoteProps) {
  return (
    <div role={role} className={cx(styles['note'], styles[tone])}>
      {children}
    </div>
  );
}
