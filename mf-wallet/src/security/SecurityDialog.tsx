import type { SessionUser } from '@reelrupee/platform';
import { Dialog } from '@reelrupee/ui/dialog';
import { ChangePasswordForm } from './ChangePasswordForm';
import { DeviceList } from './DeviceList';
import styles from './Security.module.css';
import { t } from '../texts/texts';

interface SecurityDialogProps {
  user: SessionUser;
  open: boolean;
  onClose: () => void;
}

/** Changes the password and lists the devices that are logged in. */
export default function SecurityDialog({ user, open, onClose }: SecurityDialogProps) {
  return (
    <Dialog open={open} title={t('Password and devices')} keepOpen onClose={onClose}>
      <div className={styles['sections']}>
        <section className={styles['section']}>
          <h3>{t('Your devices')}</h3>
          <DeviceList userId={user._id} />
        </section>
        <section className={styles['section']}>
          <h3>{t('Change password')}</h3>
          {user.hasPassword === false ? (
            <p>
              {t(
                'You log in with Google. To set a password too, log out and choose Forget password? on the log-in screen.',
              )}
            </p>
          ) : (
            <ChangePasswordForm userId={user._id} onDone={onClose} />
          )}
        </section>
      </div>
    </Dialog>
  );
}
