import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { cx } from './cx';
import { Spinner } from './Spinner';

/** `primary` is a screen’s main action; use it once per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** As wide as its container. */
  block?: boolean;
}

/** The class of a button, for links styled as buttons. */
export function buttonClass({ variant = 'primary', block = false }: ButtonLook = {}): string {
  return cx(styles['button'], styles[variant], block && styles['block']);
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner; a click does nothing. The button keeps the focus, which a disabled one would lose. */
  busy?: boolean;
}

/** A button at least 48 px high. Submits a form only with `type="submit"`. */
export function Button({
  variant,
  block,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = { ...(variant ? { variant } : {}), ...(block ? { block } : {}) };
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, onClick: preventDefault })}
      disabled={disabled}
      aria-busy={busy}
      className={cx(buttonClass(look), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}
