import type { SessionUser } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import { Dialog } from '@reelrupee/ui/dialog';
import { CloseAccountStep } from './CloseAccountStep';
import styles from './Security.module.css';
import { t } from '../texts/texts';

interface CloseAccountDialogProps {
  user: SessionUser;
  open: boolean;
  onClose: () => void;
  onWithdraw: () => void;
}

/** Says what happens when the account is closed, and closes it. */
export function CloseAccountDialog({ user, open, onClose, onWithdraw }: CloseAccountDialogProps) {
  return (
    <Dialog open={open} title={t('Close account')} keepOpen instant onClose={onClose}>
      <div className={styles['section']}>
        <p>{t('If you close your account:')}</p>
        <ul className={styles['consequences']}>
          <li>{t('We erase your name, email, phone number and payout details.')}</li>
          <li>{t('Your plans end.')}</li>
          <li>
            {t('Records of payments stay, because the law requires them.')}{' '}
            {t('Approved payments keep their screenshot.')}{' '}
            {t('Paid withdrawals keep the UPI ID, or the bank account with its holder’s name.')}
          </li>
          <li>{t('You cannot undo this.')}</li>
        </ul>
        <CloseAccountStep user={user} onWithdraw={onWithdraw} />
        <Button variant="secondary" block onClick={onClose}>
          {t('Keep my account')}
        </Button>
      </div>
    </Dialog>
  );
}
