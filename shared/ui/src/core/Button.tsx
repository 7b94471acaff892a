import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { cx } from './cx';
import { Spinner } from './Spinner';

/** `primary` is the one thing to do next on a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** As wide as its container. */
  block?: boolean;
}

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', block = false }: ButtonLook = {}): string {
  return cx(styles['button'], styles[variant], block && styles['block']);
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: shows a spinner, keeps its width and takes no further tap. */
  busy?: boolean;
}

/** A push button of at least 48 px. It never submits a form unless its type says so. */
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
      disabled={disabled || busy}
      aria-busy={busy}
      className={cx(buttonClass(look), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
