import type { ComponentProps } from 'react';
import { cx } from './cx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name. */
  label: string;
}

/** The class of an icon button, for links styled as icon buttons. */
export const iconButtonClass: string = cx(styles['button']);

/** A round button of 48 px with one icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={cx(iconButtonClass, className)} />;
}
