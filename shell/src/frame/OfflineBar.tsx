import { useOnline } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { WifiOff } from '@reelrupee/ui/icons';
import styles from './OfflineBar.module.css';

/** Says in words that there is no network; leaves by itself when there is one again. */
export function OfflineBar({ immersive }: { immersive: boolean }) {
  const online = useOnline();
  return (
    <div role="status" className={cx(styles['area'], immersive && styles['immersive'])}>
      {!online && (
        <p className={styles['bar']}>
          <WifiOff size={18} aria-hidden /> You are offline. We will reconnect by ourselves.
        </p>
      )}
    </div>
  );
}
