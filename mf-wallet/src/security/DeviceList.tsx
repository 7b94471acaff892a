import { callAction, errorMessage, useActionQuery, type Device } from '@reelrupee/platform';
import { Button, ErrorMessage, SkeletonText } from '@reelrupee/ui/core';
import { useEffect, useRef } from 'react';
import { errorTexts } from '../errorTexts';
import { DeviceRow } from './DeviceRow';
import styles from './Security.module.css';
import { useLogOutDevices } from './useLogOutDevices';
import { t } from '../texts/texts';

/** The devices that are logged in, each with a button that logs it out. */
export function DeviceList({ userId }: { userId: string }) {
  const devices = useActionQuery('getUserSessions', { userId });
  if (devices.state === 'loading')
    return (
      <SkeletonText>{t('{browser} on {system}', { browser: 'Chrome', system: 'Android' })}</SkeletonText>
    );
  if (devices.state === 'error') {
    const text = errorMessage(devices.error, errorTexts());
    return text && <ErrorMessage text={text} onRetry={devices.retry} retrying={devices.refreshing} />;
  }
  return <LoadedList userId={userId} list={devices.reply.data} />;
}

function LoadedList({ userId, list }: { userId: string; list: Device[] }) {
  const { busy, logOut } = useLogOutDevices(() => callAction('endUserSessions', { userId }));
  const devices = useRef<HTMLUListElement>(null);
  // A device that has been logged out takes the button with the focus away.
  useEffect(() => {
    if (document.activeElement === document.body) devices.current?.focus({ preventScroll: true });
  }, [list]);
  return (
    <>
      <ul ref={devices} tabIndex={-1} className={styles['devices']}>
        {list.map((device) => (
          <DeviceRow key={device._id} userId={userId} device={device} />
        ))}
      </ul>
      {list.length > 1 && (
        <Button variant="secondary" block busy={busy} onClick={logOut}>
          {t('Log out everywhere else')}
        </Button>
      )}
    </>
  );
}
