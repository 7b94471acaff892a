import { formatDate, formatTime, type Device } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import { deviceName } from './deviceName';
import styles from './Security.module.css';
import { t } from '../texts/texts';

interface DeviceRowProps {
  device: Device;
  busy: boolean;
  onLogOut: () => void;
}

/** One device: its browser, network address and last use. */
export function DeviceRow({ device, busy, onLogOut }: DeviceRowProps) {
  const { userAgent, address, lastSeenAt, current } = device;
  const name = deviceName(userAgent);
  const seen = lastSeenAt ? `, ${formatDate(lastSeenAt)}, ${formatTime(lastSeenAt)}` : '';
  return (
    <li className={styles['device']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['detail']}>{current ? t('This device') : `${address}${seen}`}</p>
      {!current && (
        <Button
          variant="quiet"
          aria-label={`${t('Log out this device')}: ${name}`}
          disabled={busy}
          onClick={onLogOut}
        >
          {t('Log out this device')}
        </Button>
      )}
    </li>
  );
}
