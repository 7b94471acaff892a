import { errorMessage, useActionQuery } from '@reelrupee/platform';
import { Button, ErrorMessage, SkeletonText } from '@reelrupee/ui/core';
import { errorTexts } from '../errorTexts';
import { DeviceRow } from './DeviceRow';
import styles from './Security.module.css';
import { useLogOutDevices } from './useLogOutDevices';
import { t } from '../texts/texts';

/** The devices that are logged in, each with a button that logs it out. */
export function DeviceList({ userId }: { userId: string }) {
  const devices = useActionQuery('getUserSessions', { userId });
  const { busy, logOutOne, logOutOthers } = useLogOutDevices(userId);
  if (devices.state === 'loading')
    return (
      <SkeletonText>{t('{browser} on {system}', { browser: 'Chrome', system: 'Android' })}</SkeletonText>
    );
  if (devices.state === 'error') {
    const text = errorMessage(devices.error, errorTexts());
    return text && <ErrorMessage text={text} onRetry={devices.retry} retrying={devices.refreshing} />;
  }
  const list = devices.reply.data;
  return (
    <>
      <ul className={styles['devices']}>
        {list.map((device) => (
          <DeviceRow key={device._id} device={device} busy={busy} onLogOut={() => logOutOne(device._id)} />
        ))}
      </ul>
      {list.length > 1 && (
        <Button variant="secondary" block busy={busy} onClick={logOutOthers}>
          {t('Log out everywhere else')}
        </Button>
      )}
    </>
  );
}
