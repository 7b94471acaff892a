import { PAYOUT_WORKING_DAYS } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/contract/entities';
import { Button } from '@reelrupee/ui/core';
import { payeeOf } from './payee';
import styles from './Payout.module.css';

interface PayoutProps {
  user: User;
  /** The user wants to be paid elsewhere. */
  onChange: () => void;
}

/** Where the money goes, and when. */
export function Payout({ user, onChange }: PayoutProps) {
  const payee = payeeOf(user);
  return (
    <div className={styles['payout']}>
      <div className={styles['line']}>
        <div className={styles['where']}>
          <p className={styles['label']}>Paid to your {payee?.label ?? 'UPI ID or bank account'}</p>
          <p className={payee ? styles['payee'] : styles['missing']}>{payee?.text ?? 'Not given yet'}</p>
        </div>
        <Button variant="quiet" className={styles['change']} onClick={onChange}>
          {payee ? 'Change' : 'Add'}
        </Button>
      </div>
      <p className={styles['label']}>
        Our team checks every withdrawal and usually pays it within {PAYOUT_WORKING_DAYS} working days. Until
        then the amount is on hold; if we cannot pay it, all of it comes back to your balance.
      </p>
    </div>
  );
}
