import type { PayTo } from '../walletDialogs';
import type { Payee } from './payee';
import styles from './PayeeChoice.module.css';

interface PayeeChoiceProps {
  payees: Payee[];
  chosen: PayTo;
  onChoose: (payTo: PayTo) => void;
}

/** Which of two saved payees gets the money. */
export function PayeeChoice({ payees, chosen, onChoose }: PayeeChoiceProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend>Pay to</legend>
      {payees.map(({ kind, label, text }) => (
        <label key={kind} className={styles['payee']}>
          <input
            type="radio"
            name="payTo"
            checked={kind === chosen}
            onChange={() => {
              onChoose(kind);
            }}
          />
          <span>
            <span className={styles['label']}>Your {label}</span>
            <span className={styles['text']}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
