import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** Announced immediately by screen readers, as for an error. */
  urgent?: boolean;
}

/** Shown instead of content when there is none. */
export function EmptyState({ icon, title, text, action, urgent = false }: EmptyStateProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={styles['message']}>
      {icon && (
        <span aria-hidden="true" className={styles['icon']}>
          {icon}
        </span>
      )}
      <p className={styles['title']}>{title}</p>
      {text && <p className={styles['text']}>{text}</p>}
      {action}
    </div>
  );
}
