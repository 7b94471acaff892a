import { useLoading, useLanguage } from '@reelrupee/platform';
import { Spinner } from '@reelrupee/ui/core';
import { useEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';
import { t } from '../texts/texts';

/** Ms before the overlay appears, so that short waits do not flash. */
const OVERLAY_DELAY_MS = 400;

/** Covers the app while a blocking task takes long. Back removes it: calls have no time limit, so the task may never end. */
export function LoadingOverlay() {
  const loading = useLoading();
  return loading ? <DelayedOverlay /> : null;
}

function DelayedOverlay() {
  useLanguage();
  const [isVisible, setIsVisible] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), OVERLAY_DELAY_MS);
    const onBack = () => setIsLeft(true);
    window.addEventListener('popstate', onBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onBack);
    };
  }, []);
  if (!isVisible || isLeft) return null;
  return (
    <div role="status" aria-label={t('Loading')} className={styles['overlay']}>
      <Spinner size="3rem" />
    </div>
  );
}
