import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Note.module.css';

interface NoteProps {
  tone: 'danger' | 'pending' | 'brand';
  /** The live-region role if the note appears later. Omit it if a toast already announces the message. */
  role?: 'alert' | 'status';
  /** A line or paragraphs; `strong` text is emphasized. */
  children: ReactNode;
}

/** A tinted box with an error, a warning or a hint. */
export function Note({ tone, role, children }: NoteProps) {
  return (
    <div role={role} className={cx(styles['note'], styles[tone])}>
      {children}
    </div>
  );
}
