import { PAYOUT_WORKING_DAYS } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/contract/entities';
import { Button } from '@reelrupee/ui/core';
import type { PayTo } from '../walletDialogs';
import { PayeeChoice } from './PayeeChoice';
import { PayeeName } from './PayeeName';
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
      <div className={styles['heading']}>
        <h3>Pay to</h3>
        <Button variant="quiet" className={styles['change']} onClick={onChange}>
          {payee ? 'Change' : 'Add'}
        </Button>
      </div>
      {payees.length > 1 && <PayeeChoice payees={payees} chosen={payTo} onChoose={onChoose} />}
      {payees.length === 1 && payee && <PayeeName payee={payee} />}
      {!payee && <p className={styles['missing']}>No UPI ID or bank account yet</p>}
      <p className={styles['label']}>
        Our team checks every withdrawal and usually pays it within {PAYOUT_WORKING_DAYS} working days. Until
        then the amount is on hold; if we cannot pay it, all of it comes back to your balance.
      </p>
    </div>
  );
}
