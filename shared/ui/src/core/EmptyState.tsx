import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** What can be done about it. */
  action?: ReactNode;
  /** Said at once by screen readers, as for an error. */
  urgent?: boolean;
}

/** What stands where content would: nothing there yet, or something went wrong. */
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
