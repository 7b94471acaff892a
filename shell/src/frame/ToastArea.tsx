import { dismissToast, TOAST_MS, useToasts, type Toast, useLanguage } from '@reelrupee/platform';
import { useEffect } from 'react';
import styles from './ToastArea.module.css';
import { ToneIcon } from './ToneIcon';
import { t } from '../texts/texts';

/** Toasts at the top right. The live region is always rendered, or screen readers would miss the first toast. */
export function ToastArea() {
  useLanguage();
  const toasts = useToasts();
  return (
    <div role="status" aria-label={t('Notifications')} className={styles['area']}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, tone, text } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <p className={styles['toast']}>
      <ToneIcon tone={tone} />
      {text}
    </p>
  );
}
