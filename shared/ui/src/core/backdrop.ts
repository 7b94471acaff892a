import styles from './Backdrop.module.css';
import { cx } from './cx';

/** The class of the layer that a dialog, or its frame while it loads, covers the page with. */
export const backdropClass: string = cx(styles['backdrop']);
