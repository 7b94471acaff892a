import styles from './Spinner.module.css';

/** A turning ring in the colour of the text. Decoration: say in words what is being waited for. */
export function Spinner({ size = '1.25em' }: { size?: string }) {
  return <span aria-hidden="true" className={styles['spinner']} style={{ width: size, height: size }} />;
}
