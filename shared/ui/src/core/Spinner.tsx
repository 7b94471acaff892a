import styles from './Spinner.module.css';

/** A rotating ring in the text color. Decorative: add a text that says what is loading. */
export function Spinner({ size = '1.25em' }: { size?: string }) {
  return <span aria-hidden="true" className={styles['spinner']} style={{ width: size, height: size }} />;
}
