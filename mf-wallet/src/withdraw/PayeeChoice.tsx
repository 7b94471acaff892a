import type { Payee, PayTo } from './payee';
import styles from './PayeeChoice.module.css';
import { PayeeName } from './PayeeName';
import { t } from '../texts/texts';

interface PayeeChoiceProps {
  payees: Payee[];
  selected: PayTo;
  onSelect: (payTo: PayTo) => void;
}

/** Radio buttons for choosing between two saved payees. */
export function PayeeChoice({ payees, selected, onSelect }: PayeeChoiceProps) {
  return (
    <div role="radiogroup" aria-label={t('Pay to')} className={styles['choice']}>
      {payees.map((payee) => (
        <label key={payee.kind} className={styles['payee']}>
          <input
            type="radio"
            name="payTo"
            checked={payee.kind === selected}
            onChange={() => onSelect(payee.kind)}
          />
          <PayeeName payee={payee} />
        </label>
      ))}
    </div>
  );
}
