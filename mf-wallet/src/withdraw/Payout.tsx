import { PAYOUT_WORKING_DAYS } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/contract/entities';
import { Button } from '@reelrupee/ui/core';
import type { PayTo } from '../walletDialogs';
import { PayeeChoice } from './PayeeChoice';
import { payeesOf } from './payee';
import styles from './Payout.module.css';

interface PayoutProps {
  user: User;
  /** Which payee is wished for, where there are two. */
  payTo: PayTo;
  onChoose: (payTo: PayTo) => void;
  /** The user wants to be paid elsewhere. */
  onChange: () => void;
}

/** Where the money goes, and when. */
export function Payout({ user, payTo, onChoose, onChange }: PayoutProps) {
  const payees = payeesOf(user);
  const [payee] = payees;
  return (
    <div className={styles['payout']}>
      <div className={styles['line']}>
        {payees.length > 1 ? (
          <PayeeChoice payees={payees} chosen={payTo} onChoose={onChoose} />
        ) : (
          <div className={styles['where']}>
            <p className={styles['label']}>Paid to your {payee?.label ?? 'UPI ID or bank account'}</p>
            <p className={payee ? styles['payee'] : styles['missing']}>{payee?.text ?? 'Not given yet'}</p>
          </div>
        )}
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
