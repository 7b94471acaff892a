import { useOnline } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { WifiOff } from '@reelrupee/ui/icons';
import styles from './OfflineBar.module.css';
import { t } from '../texts/texts';

/** Tells the user that there is no network; disappears when it is back. */
export function OfflineBar({ immersive }: { immersive: boolean }) {
  const online = useOnline();
  return (
    <div role="status" className={cx(styles['area'], immersive && styles['immersive'])}>
      {!online && (
        <p className={styles['bar']}>
          <WifiOff size={18} aria-hidden /> {t('You’re offline. We’ll reconnect automatically.')}
        </p>
      )}
    </div>
  );
}
