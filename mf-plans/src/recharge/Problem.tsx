import styles from './Recharge.module.css';

/** Keeps saying what the toast said and took away, and that trying again is safe. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className={styles['problem']}>
      <p>{text}</p>
      <p className={styles['quiet']}>
        What you entered is still here. Trying again is safe: one payment never counts twice.
      </p>
    </div>
  );
}
