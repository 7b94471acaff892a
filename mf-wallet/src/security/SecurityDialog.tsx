import type { SessionUser } from '@reelrupee/platform';
import { Dialog } from '@reelrupee/ui/dialog';
import { useState } from 'react';
import { ChangePasswordForm } from './ChangePasswordForm';
import { CloseAccountDialog } from './CloseAccountDialog';
import { DeviceList } from './DeviceList';
import styles from './Security.module.css';
import { YourData } from './YourData';
import { t } from '../texts/texts';

interface SecurityDialogProps {
  user: SessionUser;
  open: boolean;
  onClose: () => void;
  onWithdraw: () => void;
}

/** Changes the password, lists the devices that are logged in, and lets users take their data and close their account. */
export default function SecurityDialog({ user, open, onClose, onWithdraw }: SecurityDialogProps) {
  const [isClosingAccount, setIsClosingAccount] = useState(false);
  const backToSecurity = () => setIsClosingAccount(false);

  function withdraw() {
    backToSecurity();
    onClose();
    onWithdraw();
  }

  return (
    <>
      <Dialog open={open && !isClosingAccount} title={t('Password and devices')} keepOpen onClose={onClose}>
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
          <YourData userId={user._id} onCloseAccount={() => setIsClosingAccount(true)} />
        </div>
      </Dialog>
      <CloseAccountDialog
        user={user}
        open={open && isClosingAccount}
        onClose={backToSecurity}
        onWithdraw={withdraw}
      />
    </>
  );
}
