import type { PayTo } from '../walletDialogs';
import type { Payee } from './payee';
import styles from './PayeeChoice.module.css';
import { PayeeName } from './PayeeName';

interface PayeeChoiceProps {
  payees: Payee[];
  chosen: PayTo;
  onChoose: (payTo: PayTo) => void;
}

/** Which of two saved payees gets the money. */
export function PayeeChoice({ payees, chosen, onChoose }: PayeeChoiceProps) {
  return (
    <div role="radiogroup" aria-label="Pay to" className={styles['choice']}>
      {payees.map((payee) => (
        <label key={payee.kind} className={styles['payee']}>
          <input
            type="radio"
            name="payTo"
            checked={payee.kind === chosen}
            onChange={() => onChoose(payee.kind)}
          />
          <PayeeName payee={payee} />
        </label>
      ))}
    </div>
  );
}
