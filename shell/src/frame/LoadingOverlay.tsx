import { useLoading } from '@reelrupee/platform';
import { Spinner } from '@reelrupee/ui/core';
import { useEffect, useState } from 'react';
import styles from './LoadingOverlay.module.css';

/** Work that is done sooner than this shows no overlay: a flash would only unsettle. */
const PATIENCE_MS = 400;

/** Covers the app while something that it waits for takes long. */
export function LoadingOverlay() {
  const loading = useLoading();
  return loading ? <PatientOverlay /> : null;
}

function PatientOverlay() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div role="status" aria-label="Loading" className={styles['overlay']}>
      <Spinner size="3rem" />
    </div>
  );
}
