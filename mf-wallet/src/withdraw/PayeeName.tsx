import type { Payee } from './payee';
import styles from './Payout.module.css';

/** A payee’s label, UPI ID or account, and holder. */
export function PayeeName({ payee: { label, text, note } }: { payee: Payee }) {
  return (
    <span className={styles['name']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['text']}>{text}</span>
      {note && <span className={styles['label']}>{note}</span>}
    </span>
  );
}
