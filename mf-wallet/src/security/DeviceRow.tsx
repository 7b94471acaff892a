import { callAction, formatDate, formatTime, type Device } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import { deviceName } from './deviceName';
import styles from './Security.module.css';
import { useLogOutDevices } from './useLogOutDevices';
import { t } from '../texts/texts';

interface DeviceRowProps {
  userId: string;
  device: Device;
}

/** One device: its browser, network address and last use. */
export function DeviceRow({ userId, device }: DeviceRowProps) {
  const { userAgent, address, lastSeenAt, current } = device;
  const { busy, logOut } = useLogOutDevices(() => callAction('endUserSession', { userId, _id: device._id }));
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
          busy={busy}
          onClick={logOut}
        >
          {t('Log out this device')}
        </Button>
      )}
    </li>
  );
}
