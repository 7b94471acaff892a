import type { ComponentProps } from 'react';
import { cx } from './cx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name. */
  label: string;
  /** A click does nothing. The button keeps the focus, as at the end of a list that it leads through. */
  disabled?: boolean;
}

/** The class of an icon button, for links styled as icon buttons. */
export const iconButtonClass: string = cx(styles['button']);

/** A round button of 48 px with one icon. */
export function IconButton({ label, disabled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(disabled && { 'aria-disabled': true, onClick: undefined })}
      aria-label={label}
      className={cx(iconButtonClass, className)}
    />
  );
}
