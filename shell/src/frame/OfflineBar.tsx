import { useOnline } from '@reelrupee/platform';
import { WifiOff } from '@reelrupee/ui/icons';
import styles from './OfflineBar.module.css';

/** Says in words that there is no network; leaves by itself when there is one again. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className={styles['area']}>
      {!online && (
        <p className={styles['bar']}>
          <WifiOff size={18} aria-hidden /> You are offline. We will reconnect by ourselves.
        </p>
      )}
    </div>
  );
}
