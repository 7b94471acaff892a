import { dismissToast, TOAST_MS, useToasts, type Toast } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { BadgeCheck, CircleAlert, Info } from '@reelrupee/ui/icons';
import { useEffect } from 'react';
import styles from './ToastArea.module.css';

const ICONS = { success: BadgeCheck, error: CircleAlert, info: Info } as const;

/** Toasts at the top right. The live region is always there, or screen readers miss the first one. */
export function ToastArea() {
  const toasts = useToasts();
  return (
    <div role="status" aria-label="Notifications" className={styles['area']}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, tone, text } }: { toast: Toast }) {
  const Icon = ICONS[tone];
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <p className={cx(styles['toast'], styles[tone])}>
      <Icon size={20} aria-hidden />
      {text}
    </p>
  );
}
