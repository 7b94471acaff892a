import { PAYOUT_WORKING_DAYS } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { PayeeChoice } from './PayeeChoice';
import { PayeeName } from './PayeeName';
import { payeesOf, type PayTo } from './payee';
import { payeeWaitText } from '../update-profile/payeeHold';
import styles from './Payout.module.css';
import { t } from '../texts/texts';

interface PayoutProps {
  user: User;
  /** The selected payee, if there are two. */
  payTo: PayTo;
  onSelect: (payTo: PayTo) => void;
  /** The user wants to add or change the payee. */
  onChange: () => void;
}

/** The payee, and when the payout is expected unless withdrawals are paused. */
export function Payout({ user, payTo, onSelect, onChange }: PayoutProps) {
  const payees = payeesOf(user);
  const [payee] = payees;
  const waitsUntil = payeeWaitText(user);
  return (
    <div className={styles['payout']}>
      <div className={styles['heading']}>
        <h3>{t('Pay to')}</h3>
        <Button variant="quiet" className={styles['change']} onClick={onChange}>
          {payee ? t('Change') : t('Add')}
        </Button>
      </div>
      {payees.length > 1 && <PayeeChoice payees={payees} selected={payTo} onSelect={onSelect} />}
      {payees.length === 1 && payee && <PayeeName payee={payee} />}
      {!payee && <p className={styles['missing']}>{t('No UPI ID or bank account yet')}</p>}
      {waitsUntil && (
        <Note tone="pending">
          {t('Your payout details are new. We pay to them from {time}.', { time: waitsUntil })}
        </Note>
      )}
      {/* During a pause no date can be promised. */}
      {!user.withdrawalsPaused && (
        <p className={styles['label']}>
          {t(
            'We check every withdrawal and usually pay it within {days} working days. Until then the amount is on hold. If we cannot pay it, you get all of it back.',
            { days: PAYOUT_WORKING_DAYS },
          )}
        </p>
      )}
    </div>
  );
}
